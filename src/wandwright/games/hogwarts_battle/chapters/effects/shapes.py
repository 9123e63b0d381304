"""Question frames: what the questions of effects remember."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """So many of the things to choose from, each a program; `mark` says that one of them is a loss."""

    kind: int
    seat: int
    source: int
    number: int
    programs: tuple[int, ...]
    mark: int
    chosen: tuple[int, ...]


class HeroChoice(NamedTuple):
    """Heroes for whom a program is run: any one, any two, up to two, one other."""

    kind: int
    seat: int
    source: int
    mode: int
    program: int
    chosen: tuple[int, ...]
