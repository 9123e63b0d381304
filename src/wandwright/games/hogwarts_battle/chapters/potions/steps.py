"""The numbers of the steps and questions of the chapter on potions, and what the questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 95
GATHER: Final = 95
TIDY_SHELVES: Final = 96
CLOSE_TURN: Final = 97
DARK_POTIONS_STEP: Final = 98
FIRST_QUESTION: Final = 104
TAKE_TOKEN: Final = 104
PLACE_TOKEN: Final = 105
FINISH_POTION: Final = 106

# A card that takes ingredients takes them from any shelf (R106).
ANY_SHELF: Final = -1
# An answer to PLACE_TOKEN is a potion's place and a space of it.
SPACES: Final = 8
# Answers to FINISH_POTION.
BANISH_IT: Final = 0
KEEP_IT: Final = 1


class Shelf(NamedTuple):
    """A token of one shelf."""

    kind: int
    seat: int
    source: int
    shelf: int


class Taken(NamedTuple):
    """Where to put the token of a place on the board."""

    kind: int
    seat: int
    source: int
    place: int


class Finished(NamedTuple):
    """What becomes of the finished potion at a place."""

    kind: int
    seat: int
    source: int
    place: int
