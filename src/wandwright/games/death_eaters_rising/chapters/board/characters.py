"""Characters: who is at which location and in whose team (A7)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.vocabulary import CHARACTERS


def owner_of(state: RisingState, card: int) -> int:
    """The seat whose team a wizard is in; NOBODY for a character at a location."""
    for seat, team in enumerate(state.teams):
        if card in team:
            return seat
    return NOBODY


def characters_at(state: RisingState, location: int) -> list[int]:
    """The characters at a location, in the order of their slots."""
    first = location * CHARACTERS
    return [card for card in state.characters[first : first + CHARACTERS] if card != NO_CARD]


def death_eaters_at(state: RisingState, location: int) -> list[int]:
    return [card for card in characters_at(state, location) if state.box.is_death_eater[card]]


def wizards_at(state: RisingState, location: int) -> list[int]:
    """A7: the wizards at a location; the active team is one of them while its mission token lies there."""
    found = [card for card in characters_at(state, location) if state.box.is_wizard[card]]
    if state.mission == location:
        found += state.teams[state.active]
    return found


def location_of(state: RisingState, card: int) -> int:
    """The location a character lies at, or a place card belongs to."""
    if card in state.characters:
        return state.characters.index(card) // CHARACTERS
    return next(location for location, places in enumerate(state.box.places) if card in places)
