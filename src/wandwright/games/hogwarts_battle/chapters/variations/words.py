"""Words about the market."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN_REPEAT
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.variations.filling import replace_market
from wandwright.games.hogwarts_battle.state import BattleState


def word_replace_market(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, which, program = clause
    number = replace_market(state, which)
    if program and number:
        state.stack.append((RUN_REPEAT, number, program, hero, source))


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("replace_market", "market cards go under the Hogwarts deck; for_each happens for each of them",
         (f.WHICH, f.FOR_EACH), word_replace_market, asks=True, can=always, worth=0.5, traits=(f.HEROLESS, f.ENDLESS)),
)
