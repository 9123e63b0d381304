"""Abilities of foes that sleep for a while (R15)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.timing.order import refresh
from wandwright.games.hogwarts_battle.chapters.villains.shapes import Silencing
from wandwright.games.hogwarts_battle.state import BattleState

# A shield that lasts for one turn; other shields are the number of a seat, from 1 on.
THIS_TURN: Final = 9


def list_silence(state: BattleState, question: Silencing) -> list[int]:
    """Foes of the kind whose ability can be silenced."""
    kinds = state.box.foe_kind
    return [place for place, card in enumerate(state.villains) if card != NO_CARD and kinds[card] & question.foe]


def answer_silence(state: BattleState, question: Silencing, answer: int) -> None:
    """The villain's ability does not work until the hero's next turn begins, or for this turn only (R110d)."""
    if question.until == v.END_OF_TURN:
        state.shields[answer] = state.shields[answer] or THIS_TURN
    else:
        state.shields[answer] = question.seat + 1
    note(state, "silenced", question.seat, 0, state.villains[answer], question.source)
    refresh(state)


def lift_shields(state: BattleState) -> None:
    """Shields put up by the active hero end when the hero's turn begins; those of one turn end with the next."""
    if state.active + 1 not in state.shields and THIS_TURN not in state.shields:
        return
    ending = (state.active + 1, THIS_TURN)
    for place, shield in enumerate(state.shields):
        if shield in ending:
            note(state, "silence_ends", NOBODY, 0, state.villains[place], NO_CARD)
    state.shields = [0 if shield in ending else shield for shield in state.shields]
    refresh(state)
