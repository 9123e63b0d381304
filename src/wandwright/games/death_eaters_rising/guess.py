"""Guesses at what nobody knows: the deck and the supply of tokens lie anew, and chance is another."""

from __future__ import annotations

from wandwright.engine.chance import first_number, shuffle
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.state import RisingState


def determinize(state: RisingState, seat: int, key: int) -> RisingState:
    """A position that might be the true one. Where Voldemort lies in the deck is known to all (R16)."""
    new = state.copy()
    new.script = None
    new.streams = [first_number(key, f"{seat}:{stream}") for stream in range(len(state.streams))]
    kinds = state.box.definition
    new.supply = shuffle(new, steps.TOKENS_STREAM, tuple(sorted(state.supply)), kinds)
    voldemort = state.box.voldemort
    others = tuple(sorted([card for card in state.deck if card != voldemort]))
    mixed = shuffle(new, steps.DECK_STREAM, others, kinds)
    if voldemort in state.deck:
        place = state.deck.index(voldemort)
        mixed = (*mixed[:place], voldemort, *mixed[place:])
    new.deck = mixed
    return new
