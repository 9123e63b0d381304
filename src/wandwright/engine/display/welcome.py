"""Game introductions: what the lobby tells of a game before it is played, and how it explains it on one page.

The page is ``how-to-play.md`` in the game's package, with translations beside it (``how-to-play.cs.md``). A section
begins with ``## Its title``; each further line is a paragraph, or a point of a list where it begins with ``- ``. A
point may name an icon, in a comment, so that the page can be read as it is: ``- <!-- attack --> **Attack:** ...``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from wandwright.engine.display.rulebook import LANGUAGE
from wandwright.engine.language import DEFAULT, spoken, unbroken

HEADING: Final = "## "
POINT: Final = re.compile(r"- (?:<!-- (\w+) --> )?(.+)")


class FirstMatch(NamedTuple):
    """A start that is kind to newcomers. Its seed is no secret: it deals a lesson (decisions/0022)."""

    seats: int
    seed: int
    options: Mapping[str, object]


class Welcome(NamedTuple):
    """How long a match lasts in minutes, how hard the game is from 1 (easy) to 3 (hard), and how to begin."""

    minutes: tuple[int, int]
    difficulty: tuple[int, int]
    first: FirstMatch


class Line(NamedTuple):
    """A paragraph, or a point of a list with the meaning of its icon."""

    text: str
    point: bool
    icon: str = ""


class Explanation(NamedTuple):
    """One section of the page that explains a game."""

    title: str
    lines: tuple[Line, ...]


class HowToPlay:
    """The page of one package; each language is read when it is first spoken."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._read: dict[str, tuple[Explanation, ...]] = {}

    def sections(self) -> tuple[Explanation, ...]:
        """The page in the language that is spoken now, else in English; nothing where the game has none."""
        return self.written_in(spoken()) or self.written_in(DEFAULT)

    def written_in(self, language: str) -> tuple[Explanation, ...]:
        """What the file of one language holds; nothing where there is no such file."""
        if not LANGUAGE.fullmatch(language):
            return ()
        if language not in self._read:
            name = "how-to-play.md" if language == DEFAULT else f"how-to-play.{language}.md"
            path = files(self._package) / name
            if not path.is_file():
                return ()
            self._read[language] = read_sections(unbroken(path.read_text(encoding="utf-8"), language))
        return self._read[language]


def read_sections(text: str) -> tuple[Explanation, ...]:
    """The sections of a page, without its title."""
    _, *parts = f"\n{text}".split(f"\n{HEADING}")
    return tuple(read_section(part) for part in parts)


def read_section(text: str) -> Explanation:
    title, *lines = (line.strip() for line in text.splitlines())
    return Explanation(title, tuple(read_line(line) for line in lines if line))


def read_line(text: str) -> Line:
    point = POINT.fullmatch(text)
    return Line(point[2], True, point[1] or "") if point else Line(text, False)
