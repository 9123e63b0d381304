"""What the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class At(NamedTuple):
    """Something that happens on a space."""

    kind: int
    seat: int
    source: int
    space: int


class Going(NamedTuple):
    """Where the move ends, and whether it may end there with steps left."""

    kind: int
    seat: int
    source: int
    space: int
    rests: int


class Leaving(NamedTuple):
    """R94: one of the six is left on the space for another."""

    kind: int
    seat: int
    source: int
    space: int
    item: int


class Trade(NamedTuple):
    """R79: a swap of one token for one with another seat; `item` is offered, `wanted` asked for."""

    kind: int
    seat: int
    source: int
    other: int
    item: int
    wanted: int


class Fetching(NamedTuple):
    """So many tokens from squares of the board on which the pawn stands."""

    kind: int
    seat: int
    source: int
    number: int
    where: int


class Flight(NamedTuple):
    """A flight to one of some boards."""

    kind: int
    seat: int
    source: int
    boards: int


class Putting(NamedTuple):
    """A token that has been used and has to lie somewhere."""

    kind: int
    seat: int
    source: int
    item: int
