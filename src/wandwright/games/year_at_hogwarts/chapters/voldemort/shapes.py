"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Posting(NamedTuple):
    """R230: the tower of a Death Eater, by its place among their sheets."""

    kind: int
    seat: int
    source: int
    servant: int
