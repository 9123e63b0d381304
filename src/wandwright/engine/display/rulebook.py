"""The rules of a game by their numbers, read from ``rulebook.md`` in the game's package.

A chapter begins with ``## Its title``; a rule is one line, ``- R12 What it says.`` R stands for a rule. A rulebook may
use other letters for what is not printed in the box, as A for the answer to a question that the rules leave open. A
letter behind the number is one case of several: R8a.

A translation is a file beside it, ``rulebook.cs.md``, with the same numbers. A rule that it lacks is shown in English.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from wandwright.engine.errors import WandwrightError, nearest
from wandwright.engine.language import DEFAULT, spoken, unbroken

NUMBER: Final = re.compile(r"[A-Z][1-9][0-9]*[a-z]?")
CHAPTER: Final = re.compile(r"## (.+)")
RULE: Final = re.compile(rf"- ({NUMBER.pattern}) (.+)")
LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]+)*")

Rule = tuple[str, str, str]


class UnknownRule(WandwrightError):
    """The rulebook has no rule of that number."""


class Rulebook:
    """The rulebook of one package; each language is read when it is first spoken."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._read: dict[str, tuple[Rule, ...]] = {}

    def rules(self) -> tuple[Rule, ...]:
        """Every rule in reading order: its number, its chapter, its text, in the language that is spoken now."""
        english = self.written_in(DEFAULT)
        language = spoken()
        if language == DEFAULT:
            return english
        translated = {rule[0]: rule for rule in self.written_in(language)}
        return tuple(translated.get(rule[0], rule) for rule in english)

    def written_in(self, language: str) -> tuple[Rule, ...]:
        """What the file of one language holds; nothing where there is no such file."""
        if not LANGUAGE.fullmatch(language):
            return ()
        if language in self._read:
            return self._read[language]
        path = files(self._package) / ("rulebook.md" if language == DEFAULT else f"rulebook.{language}.md")
        if language != DEFAULT and not path.is_file():
            return ()
        written = read_rules(path.read_text(encoding="utf-8"))
        self._read[language] = tuple(
            (number, unbroken(chapter, language), unbroken(text, language)) for number, chapter, text in written
        )
        return self._read[language]

    def text(self, number: str) -> str:
        """What a rule says; `r12` is R12 and `R8A` is R8a."""
        wanted = str(number).strip().capitalize()
        rules = self.rules()
        for known, _, text in rules:
            if known == wanted:
                return text
        raise UnknownRule(f"There is no rule {number!r}. {nearest(wanted, [known for known, _, _ in rules])}")


def read_rules(text: str) -> list[Rule]:
    """The numbered lines of a rulebook, each with its chapter."""
    found: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if heading := CHAPTER.fullmatch(line):
            chapter = heading[1]
        elif rule := RULE.fullmatch(line):
            found.append((rule[1], chapter, rule[2]))
    return found
