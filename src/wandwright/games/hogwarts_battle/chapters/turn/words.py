"""Words about what was done in the turn."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.turn import steps

# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("copy_ally", "the effect of an ally played this turn happens again", (), Ask(steps.PICK_ALLY), can=always,
         worth=2.5, traits=(f.TO_THE_READER, f.OF_THE_TURN, f.ENDLESS)),
)
