"""Words about Encounters."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.trials.encounters import collect_reward
from wandwright.games.hogwarts_battle.state import BattleState


def word_collect_reward(state: BattleState, hero: int, source: int, clause: Clause) -> None:
    collect_reward(state)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("collect_reward", "the reward of the foe defeated last is gained", (), word_collect_reward, asks=True,
         can=always, worth=4.0, traits=(f.TO_THE_READER, f.OF_THE_TURN, f.ENDLESS)),
    Word("surcharge", "Hogwarts cards cost n more to acquire", (f.N,), traits=(f.HEROLESS,)),
)
