"""What the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


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
