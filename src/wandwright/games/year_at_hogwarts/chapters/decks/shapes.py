"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class SoMany(NamedTuple):
    """Which of the cards drawn is resolved; how many there are."""

    kind: int
    seat: int
    source: int
    number: int


class Cards(NamedTuple):
    """So many cards of a hand, of the decks that a filter names."""

    kind: int
    seat: int
    source: int
    number: int
    cards: int


class Giving(NamedTuple):
    """So many cards go from a hand to another seat; the hand is the own one, or that of a Death Eater's pawn."""

    kind: int
    seat: int
    source: int
    number: int
    to: int
    giver: int


class Searching(NamedTuple):
    """So many cards out of a deck."""

    kind: int
    seat: int
    source: int
    deck: int
    number: int
