"""Words of Quidditch cards (R215, R216)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.quidditch import phase_two
from wandwright.games.year_at_hogwarts.state import YearState


def seeker_steps(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R215: the own Seeker goes on, besides the roll."""
    _, forward = clause
    phase_two.move_seeker(state, state.side, forward)


def rival_steps(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R216: not behind the start."""
    _, forward = clause
    phase_two.move_seeker(state, 1 - state.side, forward)


def seeker_reroll(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: the new result stands."""
    phase_two.roll_for_seeker(state)


def seeker_roll_two(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: two dice this turn, and their sum."""
    state.seeker_dice = 2


def rival_skips(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: the rival's next turn is lost."""
    state.skips = phase_two.changed(state.skips, 1 - state.side, 1)


# How far a Seeker goes in a turn: the mean of a die.
AVERAGE_STEP: Final = 3.5
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("seeker_steps", "the own Seeker goes n steps on, besides the roll", (f.N,), seeker_steps, can=always,
         worth=1.0, worth_of="n"),
    Word("rival_steps", "the rival Seeker goes n steps; below 0: back", (f.N,), rival_steps, can=always, worth=-1.0,
         worth_of="n"),
    Word("seeker_reroll", "the Seeker die is rolled again; the new result stands", (), seeker_reroll, can=always,
         worth=AVERAGE_STEP),
    Word("seeker_roll_two", "two Seeker dice are rolled this turn", (), seeker_roll_two, can=always,
         worth=AVERAGE_STEP),
    Word("rival_skips", "the rival Seeker's next turn is lost", (), rival_skips, can=always, worth=AVERAGE_STEP),
)
