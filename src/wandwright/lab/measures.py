"""Statistics of match results: wins counted, and how far a rate can be trusted."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

# The quantile of the normal distribution for 95 %: nineteen of twenty such intervals hold the true rate.
CONFIDENCE: Final = 1.959964


class Tally(NamedTuple):
    """What came out of the matches of one set-up: wins for each seat, of all seats together, and of no seat."""

    matches: int
    decisions: int
    together: int
    wins: tuple[int, ...]
    nobody: int = 0

    @property
    def cooperative(self) -> bool:
        """Did the seats win and lose together every time?"""
        return all(wins == self.together for wins in self.wins)


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % confidence; sound for few matches and rates near 0 or 1 too."""
    square = CONFIDENCE**2
    rate = wins / matches
    middle = (rate + square / (2 * matches)) / (1 + square / matches)
    spread = rate * (1 - rate) / matches + square / (4 * matches**2)
    half = CONFIDENCE * math.sqrt(spread) / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)
