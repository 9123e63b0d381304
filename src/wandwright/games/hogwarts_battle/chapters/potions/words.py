"""Words about potions."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.cards.banishing import banish_card
from wandwright.games.hogwarts_battle.chapters.piles.piles import without
from wandwright.games.hogwarts_battle.chapters.potions.shapes import ANY_SHELF, Shelf
from wandwright.games.hogwarts_battle.chapters.potions.steps import TAKE_TOKEN
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import count
from wandwright.games.hogwarts_battle.state import BattleState


def word_take_ingredients(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """One after the other, each placed before the next is taken (R106)."""
    _, number, counter, value = clause
    for _ in range(number * count(state, counter, value, hero)):
        state.stack.append(Shelf(TAKE_TOKEN, hero, source, ANY_SHELF))


def word_banish_this(state: BattleState, hero: int, source: int, clause: tuple[int]) -> None:
    """A potion that is played for its second effect; one whose effect happens again is gone already (R50a)."""
    if source in state.played:
        state.played = without(state.played, source)
        banish_card(state, hero, source, NO_CARD)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("take_ingredients", "the hero takes n ingredients from any shelves and places each", (f.N, f.PER.optional()),
         word_take_ingredients, asks=True, can=always, worth=1.5, worth_of="n",
         traits=(f.TO_THE_READER, f.OF_THE_TURN)),
    Word("cap_spells", "the owner plays at most n spells a turn", (f.N,), worth=-2.0),
    Word("swap_symbols", "health gained from Hogwarts cards is influence, and the other way round", (), worth=-1.0),
    Word("banish_this", "", (), word_banish_this, can=always, worth=0.0),
)
