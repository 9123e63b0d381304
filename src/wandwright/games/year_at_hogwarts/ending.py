"""What is told of a match of A Year at Hogwarts when it is over."""

from __future__ import annotations

from wandwright.engine.endings import Retrospect, Strait
from wandwright.games.year_at_hogwarts.state import YearState


def straits(state: YearState) -> tuple[Strait, ...]:
    """R20, R147, R159: who has few PV left."""
    return (Strait("pv", min(state.pv)),)


def hopes(state: YearState) -> tuple[Strait, ...]:
    """R9 to R11: points that are lacking to the best."""
    return (Strait("points", max(state.box.points_to_end + 1 - max(state.points), 0)),)


RETROSPECT = Retrospect(
    used=frozenset({"uses", "plays"}),
    helps={"passes_exam": 2, "takes": 1, "draws": 1},
    counted=("passes_exam", "takes"),
    summed=("points",),
    straits=straits,
    hopes=hopes,
)
