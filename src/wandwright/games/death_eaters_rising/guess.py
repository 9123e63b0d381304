"""Guesses at what nobody knows: the deck and the supply of tokens lie anew, and chance is another."""

from __future__ import annotations

from wandwright.engine.chance import mix, rekey
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.state import RisingState


def determinize(state: RisingState, seat: int, key: int) -> RisingState:
    """A position that might be the true one. Where Voldemort lies in the deck is known to all (R16)."""
    new = state.copy()
    new.script = None
    rekey(new, seat, key)
    new.supply = mix(new, steps.TOKENS_STREAM, state.supply)
    voldemort = state.box.voldemort
    mixed = mix(new, steps.DECK_STREAM, [card for card in state.deck if card != voldemort])
    if voldemort in state.deck:
        place = state.deck.index(voldemort)
        mixed = (*mixed[:place], voldemort, *mixed[place:])
    new.deck = mixed
    return new
