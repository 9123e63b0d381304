"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Meeting(NamedTuple):
    """R48b, R154: on which space, and who has come there."""

    kind: int
    seat: int
    source: int
    mover: int
    space: int


class Dice(NamedTuple):
    """An attack as it was rolled."""

    kind: int
    seat: int
    source: int
    dice: tuple[int, ...]


class Hits(NamedTuple):
    """R246: so many hits, for each of which a defence die may be rolled."""

    kind: int
    seat: int
    source: int
    hits: int


class Waiting(NamedTuple):
    """H76: before a roll of the pair of dice; so many PV has each of the two lost in this fight."""

    kind: int
    seat: int
    source: int
    first_lost: int
    second_lost: int


class Prize(NamedTuple):
    """R143, R146: what the winner takes from the loser; so many tokens, or so many cards."""

    kind: int
    seat: int
    source: int
    loser: int
    number: int
    item: int


class Naming(NamedTuple):
    """R109a: a card for the requirement of this number of a mission."""

    kind: int
    seat: int
    source: int
    mission: int
    place: int


class Escape(NamedTuple):
    """R103: so many steps out of a fight."""

    kind: int
    seat: int
    source: int
    distance: int


class Finding(NamedTuple):
    """R129: a Death Eater's card takes a named card out of a deck."""

    kind: int
    seat: int
    source: int
    fighter: int
    deck: int
