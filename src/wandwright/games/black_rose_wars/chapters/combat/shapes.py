"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Walking(NamedTuple):
    """R70: the next step of a model; so many are left; `must` says that it can't stop here."""

    kind: int
    seat: int
    source: int
    model: int
    left: int
    must: int


class Striking(NamedTuple):
    """R63: one enemy model of the room, with so much more strength or (0 or more) exactly so much."""

    kind: int
    seat: int
    source: int
    bonus: int
    exact: int


class Shading(NamedTuple):
    """R184 step 4: an Evocation may take a blow of so much for its owner."""

    kind: int
    seat: int
    source: int
    model: int
    number: int


class Protecting(NamedTuple):
    """R190: a set card against a damage instance or against being picked."""

    kind: int
    seat: int
    source: int
    moment: int
    by: int


class Ordering(NamedTuple):
    """R93: which of the own Traps that were turned up resolves next."""

    kind: int
    seat: int
    source: int
    model: int
    traps: tuple[tuple[int, int, int, int], ...]


class Setting(NamedTuple):
    """R85: where the token of a Trap from this slot goes."""

    kind: int
    seat: int
    source: int
    slot: int


class Dismissing(NamedTuple):
    """R207: an own Evocation makes room for another, of this kind and in this room."""

    kind: int
    seat: int
    source: int
    evocation: int
    room: int


class Attacking(NamedTuple):
    """R208: whom an Evocation attacks."""

    kind: int
    seat: int
    source: int
    model: int


class Mending(NamedTuple):
    """R100: which token of a model is taken off or replaced next; so many are left, `side` gets its own there."""

    kind: int
    seat: int
    source: int
    model: int
    left: int
    side: int


class Swaying(NamedTuple):
    """Which Instability of a room is replaced next by that of a side; of one side only, if it is given."""

    kind: int
    seat: int
    source: int
    room: int
    left: int
    side: int
    only: int


class Bull(NamedTuple):
    """R215: the damage at the end, the prey, and how many steps are left."""

    kind: int
    seat: int
    source: int
    damage: int
    prey: int
    left: int


class Moved(NamedTuple):
    """The caster moves models: how far at most, towards the caster or anywhere; who is left to be moved."""

    kind: int
    seat: int
    source: int
    steps: int
    pull: int
    models: tuple[int, ...]


class Step(NamedTuple):
    """A model that the caster moves, with so many steps left; `pull`: only nearer to the caster."""

    kind: int
    seat: int
    source: int
    model: int
    steps: int
    pull: int
