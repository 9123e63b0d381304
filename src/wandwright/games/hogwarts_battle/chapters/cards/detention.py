"""Detention! (R43, R98)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.piles.piles import without
from wandwright.games.hogwarts_battle.state import BattleState


def gain_detention(state: BattleState, hero: int, amount: int, place: int, source: int) -> None:
    """Detention! is gained, never acquired; an empty pile gives none (R98)."""
    for card in state.detentions[:amount]:
        state.detentions = without(state.detentions, card)
        if place == v.TO_HAND:
            state.hand[hero] += (card,)
        elif place == v.TO_DISCARD:
            state.discard[hero] = (card, *state.discard[hero])
        else:
            state.deck[hero] += (card,)
        note(state, "gains_detention", hero, 1, card, source)
