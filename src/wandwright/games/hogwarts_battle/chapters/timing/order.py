"""The order of the dark side, and what its cards forbid and listen to (R13, R15, R34)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.state import BattleState


def active_trial(state: BattleState) -> int:
    """The Horcrux or Encounter that works now; one that was uncovered this turn may have to wait (R13, R77, R92)."""
    if not state.horcruxes:
        return NO_CARD
    if state.box.hooks.trial_waits:
        for waits in state.box.hooks.trial_waits:
            if waits(state):
                return NO_CARD
    return state.horcruxes[0]


def refresh(state: BattleState) -> None:
    """Work out again what the face-up villains and the active Horcrux forbid and listen to."""
    villains = [card for place, card in enumerate(state.villains) if card != NO_CARD and not state.shields[place]]
    state.forbidden = 0
    state.listening = 0
    trial = active_trial(state)
    for card in villains if trial == NO_CARD else (*villains, trial):
        state.forbidden |= state.box.passive[card]
        state.listening |= state.box.listens[card]


def villain_order(state: BattleState) -> list[int]:
    """The places of the villains in the order they act: Voldemort, then from left to right (R15, R34)."""
    villains = state.villains
    places = [place for place, card in enumerate(villains) if card != NO_CARD]
    voldemort = state.box.voldemort
    if voldemort != NO_CARD and voldemort in villains:
        first = villains.index(voldemort)
        places.remove(first)
        places.insert(0, first)
    return places
