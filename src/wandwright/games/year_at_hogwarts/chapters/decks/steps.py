"""The numbers of the steps, questions and answers of the chapter on decks, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 60
RESOLVE_DRAWN: Final = 60
CLOSE_CARD: Final = 61
FIRST_QUESTION: Final = 75
CHOOSE_DRAWN: Final = 75
PUT_AWAY: Final = 76
AIM: Final = 77
BEG: Final = 78
HAND_OVER: Final = 79
SEARCH: Final = 80


class Choosing(NamedTuple):
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


class Begging(NamedTuple):
    """So many cards of another player's own choice."""

    kind: int
    seat: int
    source: int
    number: int


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
