"""What is counted for the active Encounter, where the rules of the base box pass by (R93)."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle.state import BattleState


def count_anew(state: BattleState) -> None:
    """A turn counts from its first step (R93)."""
    state.acquired = ()
    state.banished_now = ()
    state.influence_gained = 0
    state.control_removed = 0
    state.foes_defeated = 0
    state.trial_attack = 0
    state.collected = NO_CARD


def acquired(state: BattleState, card: int) -> None:
    """The active hero acquired a card. Only its kind is kept: the card itself may soon lie face down."""
    state.acquired += (state.box.stands_for[card],)


def banished(state: BattleState, hero: int, card: int) -> None:
    """A hero banished a card: only the active hero's own count."""
    if state.box.new_rules and hero == state.active:
        state.banished_now += (card,)


def gained_influence(state: BattleState, hero: int, amount: int) -> None:
    """A hero gained influence: only the active hero's counts."""
    if hero == state.active:
        state.influence_gained += amount


def stunned(state: BattleState) -> None:
    """Stuns of all heroes count, as long as the Encounter works (R93, R137)."""
    if not state.trial_waits:
        state.stuns += 1


def uncovered(state: BattleState) -> None:
    """The next trial lies open; in a stack with Encounters it works from the next turn on (R92, R137)."""
    state.stuns = 0
    state.trial_attack = 0
    state.trial_waits = int(state.box.has_encounters)
