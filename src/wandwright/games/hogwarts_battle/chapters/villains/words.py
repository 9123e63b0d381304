"""Words about villains."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.villains import steps
from wandwright.games.hogwarts_battle.chapters.villains.shapes import Silencing
from wandwright.games.hogwarts_battle.chapters.villains.villains import remove_attack
from wandwright.games.hogwarts_battle.state import BattleState


def word_remove_attack(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, kind = clause
    remove_attack(state, amount, source, kind)


def word_cap_attack(state: BattleState, hero: int, source: int, clause: tuple[int, int]) -> None:
    """For the rest of the turn each villain takes at most so much attack."""
    _, most = clause
    state.attack_cap = min(state.attack_cap or most, most)
    note(state, "attack_capped", NOBODY, state.attack_cap, NO_CARD, source)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("remove_attack", "n attack leave every face-up foe", (f.N, f.FOE), word_remove_attack, can=always, worth=-1.5,
         worth_of="n", traits=(f.HEROLESS, f.HARM)),
    Word("suppress_ability", "the ability of one foe sleeps until the next turn of the player of this card",
         (f.FOE, f.UNTIL), Ask(steps.PICK_VILLAIN, Silencing), can=always, worth=3.0, traits=(f.TO_THE_READER,)),
    Word("cap_attack", "each Villain takes at most n attack this turn", (f.N,), word_cap_attack, can=always, worth=-1.5,
         worth_of="n", traits=(f.HEROLESS, f.FOR_THE_TURN, f.HARM)),
)
