"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class OfSide(NamedTuple):
    """A side picks its House."""

    kind: int
    seat: int
    source: int
    side: int


class Placing(NamedTuple):
    """R188: the next piece of a side to be put on a slot."""

    kind: int
    seat: int
    source: int
    piece: int


class Acting(NamedTuple):
    """R199: `fresh` is the Beater who has just taken a Bludger and may throw it at once."""

    kind: int
    seat: int
    source: int
    fresh: int
