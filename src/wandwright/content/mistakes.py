"""Error messages about a pack, for a person who edits YAML for the first time."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Literal, NamedTuple

from wandwright.engine.errors import WandwrightError

# A place inside a card: field names and, in lists, positions counted from 0.
Path = tuple[str | int, ...]
# What a check of one card finds: path, problem, what is allowed.
Found = tuple[Path, str, str]

LONGEST_VALUE_SHOWN = 60


class Mistake(NamedTuple):
    """One thing to correct. The line is 0 and the card is empty where there is none to name."""

    file: str
    line: int
    card: str
    problem: str
    allowed: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        card = f"{self.card}: " if self.card else ""
        allowed = f" (allowed: {self.allowed})" if self.allowed else ""
        return one_line(f"{place}: {card}{self.problem}{allowed}")


class Finding(NamedTuple):
    """A mistake inside one card, before it is known in which file and line that place stands."""

    path: Path
    problem: str
    allowed: str = ""
    sort: Literal["", "missing", "unknown", "type", "word"] = ""


class PackError(WandwrightError):
    """A pack can't be used; every mistake of every file is in `mistakes`, in reading order."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes: tuple[Mistake, ...] = tuple(mistakes)
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))

    def __reduce__(self) -> tuple[type[PackError], tuple[tuple[Mistake, ...]]]:
        # The default would call the class with the text instead of the mistakes, for instance between processes.
        return type(self), (self.mistakes,)


class IncompletePack(WandwrightError):
    """A user's pack has taken out what a match with these options needs."""


def one_line(text: str) -> str:
    """The same text with line breaks and other control characters written as escapes."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def blame_others(mistakes: Sequence[Mistake], ours: pathlib.Path) -> None:
    """PackError with mistakes in how the cards lie together, if there are any.

    The game's own cards, in the directory `ours`, go well with each other: others are to blame where there are any.
    """
    if mistakes:
        raise PackError([found for found in mistakes if not pathlib.Path(found.file).is_relative_to(ours)] or mistakes)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE_SHOWN else text[: LONGEST_VALUE_SHOWN - 1] + "…"


def shown(value: object) -> str:
    """A value as it may stand in a sentence: texts in quotes, anything long cut off."""
    if isinstance(value, dict):
        return "a group of fields"
    if isinstance(value, list | tuple):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    return f"the number {value}"


def listed(values: Iterable[object]) -> str:
    """Allowed values as a person writes them in the file."""
    return ", ".join(dict.fromkeys(shown(value) if isinstance(value, bool) else str(value) for value in values))


def close_to(word: object, known: Iterable[object]) -> list[str]:
    """The known words nearest to a mistyped one, best first; none where nothing is alike."""
    if not isinstance(word, str) or len(word) > LONGEST_VALUE_SHOWN:
        return []
    return get_close_matches(word, [name for name in known if isinstance(name, str)], n=3, cutoff=0.6)


def question(word: object, known: Iterable[object]) -> str:
    """' did you mean …?' with the nearest known words, or nothing."""
    close = close_to(word, known)
    return f" did you mean {' or '.join(close)}?" if close else ""


def place_name(path: Sequence[str | int]) -> str:
    """A path in words: ('effect', 1, 'do') is `effect 2 > do`, counted from 1 as people do."""
    steps: list[str] = []
    for step in path:
        if isinstance(step, str):
            steps.append(shortened(step))
        elif steps and not steps[-1][-1:].isdigit():
            steps[-1] += f" {step + 1}"
        else:
            steps.append(f"entry {step + 1}")
    return f"`{' > '.join(steps)}`" if steps else "the card"


def missing_field(path: Path, name: str) -> Finding:
    owner = f" in {place_name(path)}" if path else ""
    return Finding(path, f"the field `{name}` is missing{owner}; add it", sort="missing")
