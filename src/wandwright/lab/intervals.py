"""Statistics of results: rates and differences, each with the interval that holds the true one with 95 % confidence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

# The quantile of the normal distribution for 95 %: nineteen of twenty such intervals hold the true rate.
CONFIDENCE: Final = 1.959964


class Estimate(NamedTuple):
    """A number, and the interval that holds the true one."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Does the interval leave out 0?"""
        return self.low > 0 or self.high < 0


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The interval of a rate; sound for few matches and rates near 0 or 1 too."""
    square = CONFIDENCE**2
    rate = wins / matches
    middle = (rate + square / (2 * matches)) / (1 + square / matches)
    spread = rate * (1 - rate) / matches + square / (4 * matches**2)
    half = CONFIDENCE * math.sqrt(spread) / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(wins: int, matches: int) -> Estimate:
    """A rate with its Wilson interval."""
    return Estimate(wins / matches, *wilson(wins, matches))


def rates_apart(wins: int, matches: int, other_wins: int, other_matches: int) -> Estimate:
    """By how much the first rate is above the other one, of matches that have nothing in common (Newcombe)."""
    one, other = rate(wins, matches), rate(other_wins, other_matches)
    apart = one.value - other.value
    low = apart - math.hypot(one.value - one.low, other.high - other.value)
    high = apart + math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(apart, low, high)


def paired_rates(first: Sequence[bool], second: Sequence[bool]) -> Estimate:
    """By how much the second rate is above the first, where results in one place belong to one seed.

    Only the pairs that differ count. Half a pair more of each kind keeps the interval honest where they are few
    (Agresti and Min).
    """
    pairs = list(zip(first, second, strict=True))
    gained = sum(then and not before for before, then in pairs)
    lost = sum(before and not then for before, then in pairs)
    count = len(pairs) + 2.0
    more, less = gained + 0.5, lost + 0.5
    middle = (more - less) / count
    half = CONFIDENCE * math.sqrt(more + less - (more - less) ** 2 / count) / count
    return Estimate((gained - lost) / len(pairs), max(middle - half, -1.0), min(middle + half, 1.0))


def paired_means(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """By how much the second mean is above the first, where values in one place belong to one seed (Student)."""
    return mean([then - before for before, then in zip(first, second, strict=True)])


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval; of one value nothing is known."""
    count = len(values)
    middle = math.fsum(values) / count
    if count == 1:
        return Estimate(middle, -math.inf, math.inf)
    spread = math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (count - 1))
    half = student(count - 1) * spread / math.sqrt(count)
    return Estimate(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for 95 %, expanded around the normal one; 1 % right from 3 on."""
    z = CONFIDENCE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
