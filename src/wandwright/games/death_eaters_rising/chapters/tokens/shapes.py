"""Shapes of the questions of this chapter: what each has to remember."""

from __future__ import annotations

from typing import NamedTuple


class Hits(NamedTuple):
    """A Death Eater who takes so much damage."""

    kind: int
    seat: int
    source: int
    amount: int
    undamaged: int


class Symbol(NamedTuple):
    """Where a symbol goes that no die shows."""

    kind: int
    seat: int
    source: int
    symbol: int
    times: int


class Swap(NamedTuple):
    """A swap under way: the wizard that is given."""

    kind: int
    seat: int
    source: int
    mine: int


class Return(NamedTuple):
    """What is given in return for the wizard of `owner`."""

    kind: int
    seat: int
    source: int
    owner: int
    mine: int
