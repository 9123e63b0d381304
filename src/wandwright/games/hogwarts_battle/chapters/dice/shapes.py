"""Question frames: what the question about a rolled die remembers."""

from __future__ import annotations

from typing import NamedTuple


class FaceUse(NamedTuple):
    """What becomes of a rolled face; a dark roll has a table of its own."""

    kind: int
    seat: int
    source: int
    die: int
    face: int
    table: tuple[int, ...]
    rerolled: int
