"""Words of the year: exams, and the way to the pitch."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.year import steps
from wandwright.games.year_at_hogwarts.state import YearState


def exam_bonus(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R123: for everybody, until the next turn of the drawer begins."""
    _, bonus, _ = clause
    state.exam_bonus, state.exam_until = bonus, state.active


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("exam_bonus", "each Book resolved gives n points more", (f.N, f.UNTIL), exam_bonus, can=always, worth=0.0),
    Word("quidditch_or_portkey", "challenge a player, or use a Portkey, or neither", (), Ask(steps.PITCH), can=always,
         worth=0.0),
)
