"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Banishing(NamedTuple):
    """So many cards of a zone that fit; what follows if the banished one is of the bonus type."""

    kind: int
    seat: int
    source: int
    number: int
    zone: int
    wanted: int
    must: int
    bonus: int
    then: int


class Leaving(NamedTuple):
    """The revealed Dark Arts card stays, or goes to a place."""

    kind: int
    seat: int
    source: int
    place: int


class Giving(NamedTuple):
    """A card of the own discard pile for another hero; with `may`, or none."""

    kind: int
    seat: int
    source: int
    may: int


class Receiving(NamedTuple):
    """Who gets a card of a kind out of the own discard pile."""

    kind: int
    seat: int
    source: int
    card: int


class Turning(NamedTuple):
    """A rolled die may be turned to another face for so much influence."""

    kind: int
    seat: int
    source: int
    die: int
    face: int
    price: int
    rerolled: int
