"""The board of the Lodge: neighbours, distances, the doors of the Cells (R15, R16, R76, R160)."""

from __future__ import annotations

from typing import Final

from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NOWHERE

# Farther than any reach, `any` (99) included.
OUT_OF_REACH: Final = 100


def neighbours(state: RoseState, room: int) -> list[int]:
    """R16: the rooms next to a room, in their order (R182)."""
    room_at = state.position.index
    return sorted([room_at(place) for place in state.box.near[state.position[room]]])


def doors(state: RoseState, seat: int) -> list[int]:
    """R160: the two rooms next to the Cell of a Mage."""
    room_at = state.position.index
    return sorted([room_at(place) for place in state.box.cell_doors[state.cell[seat]]])


def distance(state: RoseState, room: int, other: int) -> int:
    """R76: steps from one room to another; out of every reach where one of them is no room."""
    if NOWHERE in (room, other):
        return OUT_OF_REACH
    return state.box.apart[state.position[room]][state.position[other]]


def rooms_within(state: RoseState, room: int, reach: int, least: int = 0) -> list[int]:
    """R76: the rooms at least and at most so many steps away, in their order; none from a Cell."""
    if room == NOWHERE:
        return []
    steps = state.box.apart[state.position[room]]
    return [other for other, place in enumerate(state.position) if least <= steps[place] <= reach]


def last_room(state: RoseState, model: int) -> int:
    """R185: where a model stands, or stood last."""
    room = room_of(state, model)
    if room != NOWHERE:
        return room
    return state.stood[model] if is_mage(model) else state.evocation_room[model - FIRST_EVOCATION]


# Activation.


def is_destroyed(state: RoseState, room: int) -> bool:
    return bool(state.destroyed >> room & 1)
