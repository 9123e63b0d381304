"""Timing of a piece of work, each run between two looks at the yardstick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from statistics import median
from time import process_time
from typing import Final, NamedTuple

WARM_UP_SHARE: Final = 1 / 3
LONGEST_WARM_UP: Final = 1.0
YARDSTICK_SHARE: Final = 1 / 15
SHORTEST_LOOK: Final = 0.03


class Tally(NamedTuple):
    """What one call of a work did: counts by measure, and the seconds it spent on preparation that do not count."""

    counts: Mapping[str, int]
    aside: float = 0.0


Work = Callable[[], Tally]
Clock = Callable[[], float]


class Plan(NamedTuple):
    """How long to measure: some runs of so many seconds each."""

    seconds: float
    runs: int

    def shorter(self, share: float) -> Plan:
        """The same with shorter runs, for work that is short and steady."""
        return Plan(self.seconds * share, self.runs)


class Timing(NamedTuple):
    """One measure: its rate per second in each run, and the yardstick's rate around the same run."""

    rates: tuple[float, ...]
    yardstick: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The median of the runs."""
        return median(self.rates)

    @property
    def ratio(self) -> float:
        """The rate in yardstick rounds. Paired run by run, so that a machine that slows down slows both."""
        return median(rate / yard for rate, yard in zip(self.rates, self.yardstick, strict=True))


def run_once(work: Work, seconds: float, clock: Clock = process_time) -> dict[str, float]:
    """Repeat the work until the time is up; the rate per second of each measure. The last call is finished, not cut."""
    counts: dict[str, int] = {}
    spent = 0.0
    while spent < seconds:
        start = clock()
        tally = work()
        spent += clock() - start - tally.aside
        for name, count in tally.counts.items():
            counts[name] = counts.get(name, 0) + count
    return {name: count / spent for name, count in counts.items()}


def measure(work: Work, yardstick: Work, plan: Plan, clock: Clock = process_time) -> dict[str, Timing]:
    """Warm up, then time the runs; the yardstick is read before, between and after them."""
    run_once(work, min(LONGEST_WARM_UP, plan.seconds * WARM_UP_SHARE), clock)

    def look() -> float:
        return run_once(yardstick, max(SHORTEST_LOOK, plan.seconds * YARDSTICK_SHARE), clock)["rounds"]

    looks = [look()]
    runs: list[dict[str, float]] = []
    for _ in range(plan.runs):
        runs.append(run_once(work, plan.seconds, clock))
        looks.append(look())
    around = tuple((before + after) / 2 for before, after in pairwise(looks))
    return {name: Timing(tuple(run[name] for run in runs), around) for name in runs[0]}
