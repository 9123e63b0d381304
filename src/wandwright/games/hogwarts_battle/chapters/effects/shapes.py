"""What the questions of effects remember."""

from __future__ import annotations

from typing import NamedTuple


class HeroChoice(NamedTuple):
    """Heroes for whom a program is run: any one, any two, up to two, one other."""

    kind: int
    seat: int
    source: int
    mode: int
    program: int
    chosen: tuple[int, ...]
