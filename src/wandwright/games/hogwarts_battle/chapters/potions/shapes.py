"""Question frames: what the questions of this chapter remember."""

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


class AtPlace(NamedTuple):
    """A place of the board, whose token is put somewhere, or among the potions, where one is finished."""

    kind: int
    seat: int
    source: int
    place: int
