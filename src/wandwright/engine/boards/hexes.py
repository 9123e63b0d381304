"""Boards of hexagons: axial coordinates, six directions, lines and rings.

A hexagon lies at (q, r). The flat sides are above and below: q counts the columns to the right, and r goes down.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from wandwright.engine.boards.boards import Board, Edge, Space
from wandwright.engine.errors import BadBoard

# The six neighbours, clockwise, from the one above on the right; a direction is the number of one of them.
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
# There is no hexagon; also: it lies in no direction.
NOWHERE: Final = -1


class HexBoard(Board):
    """A board whose spaces are hexagons; those that share a side are neighbours."""

    def __init__(self, names: Sequence[str], coordinates: Sequence[tuple[int, int]], kinds: Sequence[str] = ()) -> None:
        if len(set(coordinates)) != len(names) or len(coordinates) != len(names):
            raise BadBoard("A board of hexagons needs one place for each name, and no place twice.")
        self.coordinates: tuple[tuple[int, int], ...] = tuple(coordinates)
        self._at: dict[tuple[int, int], int] = {place: number for number, place in enumerate(self.coordinates)}
        kinds = kinds or [""] * len(names)
        given = [
            Space(name, *centre(*place), kind) for name, place, kind in zip(names, coordinates, kinds, strict=True)
        ]
        super().__init__(given, shared_sides(names, self.coordinates))

    def at(self, q: int, r: int) -> int:
        """The hexagon at a place; NOWHERE if there is none."""
        return self._at.get((q, r), NOWHERE)

    def step(self, space: int, direction: int) -> int:
        """The neighbour in a direction; NOWHERE beyond the edge."""
        q, r = self.coordinates[space]
        across, down = DIRECTIONS[direction]
        return self.at(q + across, r + down)

    def line(self, space: int, direction: int) -> tuple[int, ...]:
        """The hexagons in a straight line from a space, without it, up to the edge or the first gap."""
        found: list[int] = []
        space = self.step(space, direction)
        while space != NOWHERE:
            found.append(space)
            space = self.step(space, direction)
        return tuple(found)

    def direction(self, start: int, end: int) -> int:
        """The direction of the straight line from one space to another; NOWHERE if they are on no such line."""
        (q, r), (other_q, other_r) = self.coordinates[start], self.coordinates[end]
        length = spaces_apart((q, r), (other_q, other_r))
        for direction, (across, down) in enumerate(DIRECTIONS):
            if length and (other_q, other_r) == (q + across * length, r + down * length):
                return direction
        return NOWHERE

    def ring(self, space: int, radius: int) -> tuple[int, ...]:
        """The hexagons just so far from a space as the crow flies, whatever gaps lie between."""
        place = self.coordinates[space]
        return tuple(number for number, other in enumerate(self.coordinates) if spaces_apart(place, other) == radius)


def spaces_apart(place: tuple[int, int], other: tuple[int, int]) -> int:
    """How many hexagons one place is from another, as the crow flies."""
    across, down = other[0] - place[0], other[1] - place[1]
    return max(abs(across), abs(down), abs(across + down))


def centre(q: int, r: int) -> tuple[float, float]:
    """Where the middle of a hexagon is drawn; its sides have the length 1."""
    return (1.5 * q, sqrt(3) * (r + q / 2))


def shared_sides(names: Sequence[str], coordinates: Sequence[tuple[int, int]]) -> list[Edge]:
    """A way over each side that two hexagons share."""
    at = dict(zip(coordinates, names, strict=True))
    found: list[Edge] = []
    for (q, r), name in at.items():
        for across, down in DIRECTIONS[:3]:
            other = at.get((q + across, r + down))
            if other is not None:
                found.append(Edge(name, other))
    return found
