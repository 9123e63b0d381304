"""What the questions of this chapter remember."""

from __future__ import annotations

from typing import Final, NamedTuple

# A card that takes ingredients takes them from any shelf (R106).
ANY_SHELF: Final = -1
# An answer to PLACE_TOKEN is a potion's place and a space of it.
SPACES: Final = 8


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
