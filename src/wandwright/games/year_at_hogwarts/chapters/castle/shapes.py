"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Putting(NamedTuple):
    """A token that has been used and has to lie somewhere."""

    kind: int
    seat: int
    source: int
    item: int
