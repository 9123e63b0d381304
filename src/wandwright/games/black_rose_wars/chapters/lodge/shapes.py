"""What questions of several chapters remember."""

from __future__ import annotations

from typing import NamedTuple


class Cards(NamedTuple):
    """So many cards, one after the other."""

    kind: int
    seat: int
    source: int
    number: int
    picked: tuple[int, ...]
