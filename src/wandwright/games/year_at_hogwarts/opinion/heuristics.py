"""How good a position looks to a seat: points first, then what leads to points."""

from __future__ import annotations

from typing import Final

from wandwright.games.year_at_hogwarts.opinion import night
from wandwright.games.year_at_hogwarts.opinion.pitch import chance_of
from wandwright.games.year_at_hogwarts.rules.tokens import how_many
from wandwright.games.year_at_hogwarts.state import YearState

WORTH: Final = {"points": 1.0, "missions": 20.0, "pv": 2.0, "cards": 3.0, "items": 5.0, "powder": 3.0}
SCALE: Final = 400.0


def terms(state: YearState, seat: int) -> dict[str, float]:
    """What a seat has, each term in points."""
    if state.box.return_mode:
        return night.terms(state, seat)
    cards = len(state.books[seat]) + len(state.potions[seat]) + len(state.spells[seat])
    return {
        "points": WORTH["points"] * state.points[seat],
        "missions": WORTH["missions"] * len(state.done[seat]),
        "pv": WORTH["pv"] * min(state.pv[seat], 12),
        "cards": WORTH["cards"] * cards,
        "items": WORTH["items"] * how_many(state, seat),
        "powder": WORTH["powder"] * (state.floo[seat] + state.portkeys[seat]),
        "pitch": state.box.quidditch.points * chance_of(state, seat) if state.sides else 0.0,
    }


def evaluate(state: YearState, seat: int) -> float:
    """From -1 to 1, against the best of the others."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else -1.0
    if state.box.return_mode:
        return night.evaluate(state, seat)
    own = sum(terms(state, seat).values())
    others = [
        sum(terms(state, other).values()) for other in range(state.box.seats) if other not in state.box.mates[seat]
    ]
    return max(-0.99, min(0.99, (own - max(others, default=own / 2)) / SCALE))
