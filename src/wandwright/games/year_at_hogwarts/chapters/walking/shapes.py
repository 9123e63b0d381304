"""Question frames: what the questions of this chapter remember."""

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


class Way(NamedTuple):
    """A way to an end: the squares with tokens on it, whether it slips past somebody, and all spaces before the end.

    `free` says that it may end there although somebody stands there, with no need to be stopped (R43, R48).
    R242: `rival` is the space of Harry or Voldemort, if this way comes there after the token that decides a meeting;
    where their order matters, `order` has all spaces of the way.
    R234a, R242: `takes` are tokens that the way is gone for, and that are taken whatever else lies on it.
    """

    squares: int
    slips: int
    passed: int
    end: int
    order: tuple[int, ...] = ()
    rival: int = -1
    free: int = 0
    takes: tuple[int, ...] = ()
