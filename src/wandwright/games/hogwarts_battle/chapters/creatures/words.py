"""Words about Creatures and other foes."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.creatures.influence import remove_influence
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.villains.villains import place_attack
from wandwright.games.hogwarts_battle.state import BattleState


def word_remove_influence(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, kind = clause
    remove_influence(state, amount, kind, source)


def word_assign_attack(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, kind = clause
    place_attack(state, amount, kind, source)


def word_raise_influence_limit(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, _ = clause
    state.more_influence += amount


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("remove_influence", "n influence leave every face-up foe", (f.N, f.FOE), word_remove_influence, can=always,
         worth=-1.0, worth_of="n", traits=(f.HEROLESS, f.HARM)),
    Word("assign_attack", "n attack from the supply go on every face-up foe", (f.N, f.FOE), word_assign_attack,
         asks=True, can=always, worth=5.0, worth_of="n", traits=(f.TO_THE_READER, f.OF_THE_TURN)),
    Word("raise_influence_limit", "each foe may take n more influence this turn", (f.N, f.FOE),
         word_raise_influence_limit, can=always, worth=1.0, traits=(f.TO_THE_READER, f.OF_THE_TURN)),
)
