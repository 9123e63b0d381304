"""Retrospect: what is told of a match of A Year at Hogwarts when it is over."""

from __future__ import annotations

from wandwright.engine.matches.endings import Retrospect, Strait
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def straits(state: YearState) -> tuple[Strait, ...]:
    """R20, R147, R159: who has few PV left. A match of Quidditch alone has neither PV nor points."""
    return tuple(Strait("pv", left, seat) for seat, left in enumerate(state.pv)) if in_the_year(state) else ()


def hopes(state: YearState) -> tuple[Strait, ...]:
    """R9 to R11: points that are lacking to the best."""
    lacking = max(state.box.points_to_end + 1 - max(state.points), 0)
    return (Strait("points", lacking),) if in_the_year(state) else ()


def points(state: YearState) -> list[int] | None:
    """R10: points for the House Cup."""
    return list(state.points) if in_the_year(state) else None


def in_the_year(state: YearState) -> bool:
    return v.MODES[state.box.mode] == "year"


def gauges(state: YearState) -> dict[str, float]:
    """R10, R20: points for the House Cup and the PV of a student."""
    if not in_the_year(state):
        return {}
    seats = len(state.points)
    return {"points of a seat": sum(state.points) / seats, "PV of a seat": sum(state.pv) / seats}


RETROSPECT = Retrospect(
    used=frozenset({"uses", "plays"}),
    acquired=frozenset({"draws", "finds_card"}),
    helps={"passes_exam": 2, "takes": 1, "draws": 1},
    counted=("wins_mission", "passes_exam", "takes", "destroys_horcrux", "scores", "catches_snitch"),
    summed=("points",),
    straits=straits,
    hopes=hopes,
    points=points,
    gauges=gauges,
    kinds=("character",),
)
