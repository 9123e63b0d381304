"""Hostile cards that answer in the middle of something (R114)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.timing.hostile import begin_hostile, trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def answer_at_once(state: BattleState, event: int, hero: int) -> None:
    """Hostile cards answer in the middle of something; their words ask nobody."""
    if not state.listening & event:
        return
    below = len(state.stack)
    trigger_hostile(state, event, hero, NO_CARD)
    while len(state.stack) > below:
        begin_hostile(state, state.stack.pop())


def cards_of_new_hand(state: BattleState, hero: int, usual: int) -> int:
    """How many cards the new hand has, where something may have changed the number."""
    answer_at_once(state, v.ON_NEW_HAND, hero)
    number = state.next_hand or usual
    state.next_hand = 0
    return number


def cards_added(state: BattleState, hero: int) -> tuple[int, ...]:
    """What comes into a deck that is about to be shuffled."""
    before = state.deck[hero]
    answer_at_once(state, v.ON_DECK_SHUFFLED, hero)
    added = state.deck[hero][len(before) :]
    state.deck[hero] = before
    return added
