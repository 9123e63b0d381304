"""Words that pick heroes."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import THEN, Word
from wandwright.games.hogwarts_battle.chapters.effects import steps
from wandwright.games.hogwarts_battle.chapters.effects.shapes import HeroChoice
from wandwright.games.hogwarts_battle.chapters.table import clauses as f

# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("choose_heroes", "heroes are picked; then happens to each of them", (f.PICKED, THEN, f.spelled_out(f.REST)),
         Ask(steps.PICK_HEROES, HeroChoice, ((),)), can=always, worth=0.0, traits=(f.SPREADING,)),
)
