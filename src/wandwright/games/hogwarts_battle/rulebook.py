"""The rules by their numbers, read from rulebook.md."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from wandwright.engine.errors import WandwrightError, nearest

CHAPTER = re.compile(r"## (.+)")
RULE = re.compile(r"- (R\d+) (.+)")


class UnknownRule(WandwrightError):
    """The rulebook has no rule of that number."""


@cache
def rules() -> tuple[tuple[str, str, str], ...]:
    """Every rule in reading order: its number, its chapter, its text."""
    text = (files("wandwright.games.hogwarts_battle") / "rulebook.md").read_text(encoding="utf-8")
    found = []
    chapter = ""
    for line in text.splitlines():
        if heading := CHAPTER.fullmatch(line):
            chapter = heading[1]
        elif rule := RULE.fullmatch(line):
            found.append((rule[1], chapter, rule[2]))
    return tuple(found)


def rule_text(rule: str) -> str:
    """What a rule says; `r12` is R12."""
    wanted = str(rule).strip().upper()
    for number, _, text in rules():
        if number == wanted:
            return text
    raise UnknownRule(f"There is no rule {rule!r}. {nearest(wanted, [number for number, _, _ in rules()])}")
