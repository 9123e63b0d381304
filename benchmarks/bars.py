"""The speeds that the design asks for, on the machine where they were set. They inform; they never fail a run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from benchmarks.figures import COMPILED, PLAIN

PER_SECOND: Final = 1e6


class Bar(NamedTuple):
    """A rate to reach, and where it holds. None and an empty set of options mean anywhere."""

    measure: str
    rate: float
    policy: str = ""
    build: str | None = None
    game: str | None = None
    seats: int | None = None
    options: Mapping[str, Any] = {}


# The turns are twice the best of the one peer that does the same work: two heroes, active play.
BARS: Final = (
    Bar("decisions", 100_000, policy="random", build=PLAIN, game="hogwarts-battle"),
    Bar("decisions", 300_000, policy="random", build=COMPILED, game="hogwarts-battle"),
    Bar("decisions", 60_000, policy="random", build=PLAIN, game="year-at-hogwarts"),
    Bar("decisions", 200_000, policy="random", build=COMPILED, game="year-at-hogwarts"),
    Bar("decisions", 60_000, policy="random", build=PLAIN, game="black-rose-wars"),
    Bar("decisions", 200_000, policy="random", build=COMPILED, game="black-rose-wars"),
    Bar("turns", 21_700, policy="active", build=PLAIN, game="hogwarts-battle", seats=2, options={"game": 1}),
    Bar("turns", 16_800, policy="active", build=PLAIN, game="hogwarts-battle", seats=2, options={"game": 7}),
    Bar("copy", PER_SECOND / 5),
    Bar("view", PER_SECOND / 100),
    Bar("undo", PER_SECOND / 20_000),
)


class Place(NamedTuple):
    """Where a figure was taken."""

    game: str
    seats: int
    options: Mapping[str, Any]
    build: str
    policy: str = ""


def holds(bar: Bar, measure: str, place: Place) -> bool:
    """Whether a bar is meant for a measure taken at a place."""
    return (
        bar.measure == measure
        and bar.policy == place.policy
        and bar.build in (None, place.build)
        and bar.game in (None, place.game)
        and bar.seats in (None, place.seats)
        and all(place.options.get(name) == value for name, value in bar.options.items())
    )


def bar_for(measure: str, place: Place) -> float | None:
    """The rate to reach, where the design has one."""
    return next((bar.rate for bar in BARS if holds(bar, measure, place)), None)
