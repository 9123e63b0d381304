"""Words about acquiring cards."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.state import BattleState


def word_topdeck(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """For the rest of the turn acquired cards of a type may go on top of the deck."""
    _, wanted = clause
    state.topdeck |= 1 << wanted


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("topdeck_acquired", "cards of the type filter acquired this turn may go on top of the own deck",
         (f.FILTER,), word_topdeck, can=always, worth=0.8, traits=(f.TO_THE_READER, f.OF_THE_TURN)),
    Word("discount", "cards that fit filter cost the owner n less", (f.N, f.ROLLING), worth=0.5),
)
