"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """R183: one of some programs; `side` acts, whoever picks."""

    kind: int
    seat: int
    source: int
    side: int
    programs: tuple[int, ...]
    mask: int


class Offer(NamedTuple):
    """R183: all of it or nothing."""

    kind: int
    seat: int
    source: int
    side: int
    program: int


class Next(NamedTuple):
    """Which of several comes next: the program is done for each of them."""

    kind: int
    seat: int
    source: int
    side: int
    program: int
    models: tuple[int, ...]


class Forced(NamedTuple):
    """A physical blow of so much on a model in the room of another."""

    kind: int
    seat: int
    source: int
    model: int
    strength: int


class Search(NamedTuple):
    """So many cards out of the own Grimoire (0) or Memories (1)."""

    kind: int
    seat: int
    source: int
    pile: int
    number: int
    picked: tuple[int, ...]


class Order(NamedTuple):
    """The top Events of the deck of a Moon, in their new order so far."""

    kind: int
    seat: int
    source: int
    moon: int
    number: int
    picked: tuple[int, ...]


class Swapping(NamedTuple):
    """So many exchanges are left; with the answers that were given before."""

    kind: int
    seat: int
    source: int
    left: int
    planned: tuple[int, ...]


class Trophy(NamedTuple):
    """Trophies of a Mage: so many are left to take or to lose."""

    kind: int
    seat: int
    source: int
    holder: int
    number: int


class Room(NamedTuple):
    """Something about a room: so many are left."""

    kind: int
    seat: int
    source: int
    room: int
    number: int


class Teleport(NamedTuple):
    """A model that is put into a room of a caster's choice."""

    kind: int
    seat: int
    source: int
    model: int
    selector: int
