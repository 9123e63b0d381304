"""Corruption on the places and locations (R26, R71, R72, R74, A15)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NOBODY
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import shapes
from wandwright.games.death_eaters_rising.state import RisingState


def exposed(state: RisingState, location: int) -> int:
    """R74: the upper place of a location; after both are gone, the location itself."""
    places = state.places[location]
    return places[0] if places else state.box.locations[location]


def corrupt(state: RisingState, location: int, amount: int, source: int) -> None:
    """R26, R71: corruption goes on the exposed place, never more than it has spaces."""
    place = exposed(state, location)
    placed = min(amount, state.box.spaces[place] - state.corruption[location])
    if placed > 0:
        state.corruption[location] += placed
        note(state, "corruption", NOBODY, placed, place, source)
    else:
        note(state, "no_room", NOBODY, 0, place, source)


def cleanse(state: RisingState, seat: int, location: int, amount: int, source: int) -> None:
    """R72: corruption comes off at once."""
    removed = min(amount, state.corruption[location])
    if removed > 0:
        state.corruption[location] -= removed
        note(state, "cleanses", seat, removed, exposed(state, location), source)


def list_cleanse(state: RisingState, question: shapes.Amount) -> list[int]:
    return [location for location in range(v.LOCATIONS) if state.corruption[location]]


def answer_cleanse(state: RisingState, question: shapes.Amount, answer: int) -> None:
    cleanse(state, question.seat, answer, question.amount, question.source)
