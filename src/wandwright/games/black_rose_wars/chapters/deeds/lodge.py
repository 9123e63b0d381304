"""The Lodge: hexagons, who is next to whom, how far it is, and the doors of the Cells (R15, R16, R76, R160)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.hexes import disc, spaces_apart
from wandwright.games.black_rose_wars.vocabulary import NOWHERE

Place = tuple[int, int]

# R15: where rooms may lie: the centre, the inner ring, the outer ring; one outer corner stays vacant (A1).
CENTRE: Final[Place] = (0, 0)
VACANT: Final[Place] = (0, 2)


def ring(radius: int) -> tuple[Place, ...]:
    return tuple(place for place in disc(radius) if spaces_apart(CENTRE, place) == radius and place != VACANT)


INNER_RING: Final = ring(1)
OUTER_RING: Final = ring(2)
POSITIONS: Final[tuple[Place, ...]] = (CENTRE, *INNER_RING, *OUTER_RING)
# R19: the Cells of so many Mages, each with the positions of the two rooms beside it (in POSITIONS).
DOORS: Final[Mapping[int, tuple[tuple[Place, Place], ...]]] = {
    1: (((1, 1), (2, 0)),),
    2: (((-2, 0), (-1, -1)), ((1, 1), (2, 0))),
    3: (((0, -2), (1, -2)), ((-2, 1), (-2, 2)), ((1, 1), (2, 0))),
    4: (((-2, 0), (-1, -1)), ((1, -2), (2, -2)), ((-2, 2), (-1, 2)), ((1, 1), (2, 0))),
}
CELLS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    mages: tuple((POSITIONS.index(one), POSITIONS.index(other)) for one, other in doors)
    for mages, doors in DOORS.items()
}


def apart_from(place: int) -> tuple[int, ...]:
    """Steps from a position to every other; the vacant corner makes no way longer."""
    return tuple(spaces_apart(POSITIONS[place], other) for other in POSITIONS)


APART: Final[tuple[tuple[int, ...], ...]] = tuple(apart_from(place) for place in range(len(POSITIONS)))
NEXT_TO: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other, steps in enumerate(row) if steps == 1) for row in APART
)
# Whether every room is in reach, as `any` says.
ANYWHERE: Final = 99


def neighbours(state: Any, room: int) -> list[int]:
    """R16: the rooms next to a room, in their order (R182)."""
    room_at = state.position.index
    return sorted([room_at(place) for place in NEXT_TO[state.position[room]]])


def doors(state: Any, seat: int) -> list[int]:
    """R160: the two rooms next to the Cell of a Mage."""
    room_at = state.position.index
    return sorted([room_at(place) for place in CELLS[state.box.mages][state.cell[seat]]])


def distance(state: Any, room: int, other: int) -> int:
    """R76: steps from one room to another; out of every reach where one of them is no room."""
    if room == NOWHERE or other == NOWHERE:
        return ANYWHERE + 1
    return APART[state.position[room]][state.position[other]]


def rooms_within(state: Any, room: int, reach: int, least: int = 0) -> list[int]:
    """R76: the rooms at least and at most so many steps away, in their order; none from a Cell."""
    if room == NOWHERE:
        return []
    steps = APART[state.position[room]]
    return [other for other, place in enumerate(state.position) if least <= steps[place] <= reach]
