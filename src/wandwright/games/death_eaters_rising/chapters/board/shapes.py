"""Shapes of the questions of this chapter: what each has to remember."""

from __future__ import annotations

from typing import NamedTuple


class Amount(NamedTuple):
    """So much corruption that a place gets or loses."""

    kind: int
    seat: int
    source: int
    amount: int


class Heals(NamedTuple):
    """Up to so many wizards, each healed by so much; with `must`, one at least."""

    kind: int
    seat: int
    source: int
    amount: int
    wizards: int
    target: int
    must: int
    chosen: tuple[int, ...]
