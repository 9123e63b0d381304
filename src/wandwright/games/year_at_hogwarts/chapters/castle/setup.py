"""Set-up (R22 to R31): the decks, the supply, who begins; then the mode lays out what it needs."""

from __future__ import annotations

from typing import Any

from wandwright.engine.state.chance import begin_chance, roll, shuffle
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.state import YearState


def set_up(box: Box, seed: int, script: dict[int, Any] | None) -> YearState:
    """The position before the first turn of the mode."""
    state = YearState(box)
    state.begin()
    state.script = script
    begin_chance(state, seed, v.STREAMS, len(box.ids))
    shuffle_decks(state)
    state.supply_floo, state.supply_portkeys = v.FLOO_TOKENS, v.PORTKEY_TOKENS
    state.position = [box.start] * box.seats
    state.first = state.active = roll(state, v.SETUP_STREAM, box.seats) if box.chance_begins else 0
    state.round = 1
    for lay_out in box.hooks.lay_out:
        lay_out(state)
    return state


def shuffle_decks(state: YearState) -> None:
    """R23: each deck on its own; the Combat cards stay in the order of their numbers."""
    box = state.box
    for deck, field in enumerate(v.DECK_FIELDS):
        setattr(state, field, shuffle(state, v.CARDS_STREAM, box.decks[deck], box.definition))
    state.mission_deck = shuffle(state, v.CARDS_STREAM, box.missions, box.definition)
