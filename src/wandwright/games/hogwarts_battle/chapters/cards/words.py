"""The words of the chapter on cards."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Ask
from wandwright.engine.words import THEN, Word
from wandwright.games.hogwarts_battle.chapters.cards import steps
from wandwright.games.hogwarts_battle.chapters.cards.rules import banish_top, gain_detention, in_reach
from wandwright.games.hogwarts_battle.rules.conditions import heroes_of
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.words import fields as f


def can_banish(state: BattleState, hero: int, clause: tuple[int, int, int, int, int, int, int]) -> bool:
    """Whoever chooses to banish needs a card for it."""
    _, _, zone, wanted, _, _, _ = clause
    return any(True for _ in in_reach(state, hero, zone, wanted))


def word_banish_top(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    _, who = clause
    for seat in heroes_of(state, who, hero):
        banish_top(state, seat, source)


def word_gain_detention(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, amount, who, place = clause
    for seat in heroes_of(state, who, hero):
        gain_detention(state, seat, amount, place, source)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("banish", "who may banish n cards; then follows when if_banished fits",
         (f.N, f.spelled_out(f.WHO), f.FROM, f.FILTER.optional(), f.MUST, f.IF_BANISHED,
          THEN.optional(beside="if_banished")),
         Ask(steps.PICK_BANISHED, steps.Banishing, together=True), can=can_banish, worth=1.0,
         traits=(f.NAMES_HERO,)),
    Word("banish_top", "", (f.WHO,), word_banish_top),
    Word("gain_detention", "who gains n Detention! cards", (f.N, f.WHO, f.TO.needed("hand", "discard", "deck")),
         word_gain_detention, worth=-1.5, worth_of="n", traits=(f.NAMES_HERO,)),
)
