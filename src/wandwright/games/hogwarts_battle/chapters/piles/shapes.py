"""Question frames: what questions about cards remember."""

from __future__ import annotations

from typing import NamedTuple


class Discards(NamedTuple):
    """So many cards of a type, for a cause; what follows if one of them is of the bonus type."""

    kind: int
    seat: int
    source: int
    number: int
    wanted: int
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class DiscardOrder(NamedTuple):
    """The effect of which discarded card comes next: `cards` are all that are discarded."""

    kind: int
    seat: int
    source: int
    cards: tuple[int, ...]
    effects: tuple[int, ...]
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class TakeBack(NamedTuple):
    """A card of a type from the own discards; with `may`, or none."""

    kind: int
    seat: int
    source: int
    wanted: int
    may: int


class Limit(NamedTuple):
    """Cards that cost at most so much, or at most so many tokens."""

    kind: int
    seat: int
    source: int
    most: int
