"""Retrospect: what is told of a match of Black Rose Wars when it is over."""

from __future__ import annotations

from wandwright.engine.matches.endings import Retrospect, Strait
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState


def straits(state: RoseState) -> tuple[Strait, ...]:
    """R148: points that are lacking to whoever is ahead."""
    return (Strait("points", max(v.END_POINTS - max(state.points), 0)),)


def points(state: RoseState) -> list[int]:
    """R148: the Power Points of the Mages."""
    return list(state.points)


def gauges(state: RoseState) -> dict[str, float]:
    """R148: the Power Points of a Mage and of the Black Rose, and how much of the Lodge is gone."""
    return {
        "points of a Mage": sum(state.points) / len(state.points),
        "points of the Black Rose": state.rose_points,
        "rooms destroyed": state.destroyed.bit_count(),
    }


RETROSPECT = Retrospect(
    used=frozenset({"casts", "springs", "protects"}),
    acquired=frozenset({"draws"}),
    helps={"gains": 1, "completes": 2},
    counted=("casts", "completes"),
    hopes=straits,
    points=points,
    gauges=gauges,
    kinds=("mage", "school"),
)
