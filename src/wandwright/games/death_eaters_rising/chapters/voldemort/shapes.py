"""Shapes of the questions of this chapter: what each has to remember."""

from __future__ import annotations

from typing import Final, NamedTuple

# What the active player orders (A5, A6).
REGULAR: Final = 0
DARK_MARK: Final = 1
PENALTY: Final = 2


class Ordering(NamedTuple):
    """Which of several Death Eaters or penalties acts next: `sort` is REGULAR, DARK_MARK or PENALTY."""

    kind: int
    seat: int
    source: int
    cards: tuple[int, ...]
    sort: int
