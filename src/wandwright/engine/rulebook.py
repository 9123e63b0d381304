"""The rules of a game by their numbers, read from ``rulebook.md`` in the game's package.

A chapter begins with ``## Its title``; a rule is one line, ``- R12 What it says.`` R stands for a rule. A rulebook may
use other letters for what is not printed in the box, as A for the answer to a question that the rules leave open. A
letter behind the number is one case of several: R8a.
"""

from __future__ import annotations

import re
from functools import cached_property
from importlib.resources import files
from typing import Final

from wandwright.engine.errors import WandwrightError, nearest

NUMBER: Final = re.compile(r"[A-Z][1-9][0-9]*[a-z]?")
CHAPTER: Final = re.compile(r"## (.+)")
RULE: Final = re.compile(rf"- ({NUMBER.pattern}) (.+)")


class UnknownRule(WandwrightError):
    """The rulebook has no rule of that number."""


class Rulebook:
    """The rulebook of one package, read when it is first opened."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def _rules(self) -> tuple[tuple[str, str, str], ...]:
        text = (files(self._package) / "rulebook.md").read_text(encoding="utf-8")
        found = []
        chapter = ""
        for line in text.splitlines():
            if heading := CHAPTER.fullmatch(line):
                chapter = heading[1]
            elif rule := RULE.fullmatch(line):
                found.append((rule[1], chapter, rule[2]))
        return tuple(found)

    def rules(self) -> tuple[tuple[str, str, str], ...]:
        """Every rule in reading order: its number, its chapter, its text."""
        return self._rules

    def text(self, number: str) -> str:
        """What a rule says; `r12` is R12 and `R8A` is R8a."""
        wanted = str(number).strip().capitalize()
        for known, _, text in self._rules:
            if known == wanted:
                return text
        raise UnknownRule(f"There is no rule {number!r}. {nearest(wanted, [known for known, _, _ in self._rules])}")
