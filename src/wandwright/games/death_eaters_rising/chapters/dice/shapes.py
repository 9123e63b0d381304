"""Shapes of the questions of this chapter: what each has to remember."""

from __future__ import annotations

from typing import NamedTuple


class Colours(NamedTuple):
    """A die of one of these colours."""

    kind: int
    seat: int
    source: int
    colours: tuple[int, ...]


class Rerolls(NamedTuple):
    """One of so many dice that are left to re-roll; `done` were re-rolled already."""

    kind: int
    seat: int
    source: int
    left: int
    done: tuple[int, ...]


class Changes(NamedTuple):
    """One of so many dice that are left to turn; `symbols` are those that may be turned away from."""

    kind: int
    seat: int
    source: int
    left: int
    done: tuple[int, ...]
    symbols: int


class Face(NamedTuple):
    """The new face of a die; `shown` is what an answer called it."""

    kind: int
    seat: int
    source: int
    shown: int
    die: int
