"""Hooks: where effect words join in."""

from __future__ import annotations

from typing import Final

from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.chapters.words.questions import QUESTIONS

OF_EFFECTS: Final = frozenset({steps.EACH, *(question.number for question in QUESTIONS)})


def is_part_of_effect(kind: int) -> bool:
    """R187: whatever a word has asked or still has to do."""
    return kind in OF_EFFECTS
