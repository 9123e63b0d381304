"""Words of Quidditch cards."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Clause
from wandwright.engine.words import Word
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.games.year_at_hogwarts.words import fields as f


def seeker_steps(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: the own Seeker goes on."""


def rival_steps(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R216: not behind the start."""


def seeker_reroll(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: the new result stands."""


def seeker_roll_two(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: two dice this turn."""


def rival_skips(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R215: the rival's next turn is lost."""


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("seeker_steps", "the own Seeker goes n steps on, besides the roll", (f.N,), seeker_steps),
    Word("rival_steps", "the rival Seeker goes n steps; below 0: back", (f.N,), rival_steps),
    Word("seeker_reroll", "the Seeker die is rolled again; the new result stands", (), seeker_reroll, asks=True),
    Word("seeker_roll_two", "two Seeker dice are rolled this turn", (), seeker_roll_two),
    Word("rival_skips", "the rival Seeker's next turn is lost", (), rival_skips),
)
