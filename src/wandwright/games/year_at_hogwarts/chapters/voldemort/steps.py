"""The numbers of the steps, questions and answers of the Return of Voldemort, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 200
NEXT_PAWN: Final = 200
CLOSE_TURN: Final = 201
AFTER_NIGHT_FIGHT: Final = 202
NIGHT_SPACE: Final = 203
NIGHT_CHOICE: Final = 204
MEET_RIVAL: Final = 205
FIRST_QUESTION: Final = 220
PAWN: Final = 220
RIVAL: Final = 221
RITUAL: Final = 222
POST: Final = 223
HIDE: Final = 224

# Answers to RITUAL.
NOT_YET: Final = 0
NOW: Final = 1


class Rivals(NamedTuple):
    """R48b: on this space stand several to fight."""

    kind: int
    seat: int
    source: int
    space: int


class Posting(NamedTuple):
    """R230: the tower of a Death Eater, by its place among their sheets."""

    kind: int
    seat: int
    source: int
    servant: int


class Hiding(NamedTuple):
    """R231: a token that is laid somewhere on the main board."""

    kind: int
    seat: int
    source: int
    item: int
