"""What a simple bot thinks: the own lead."""

from __future__ import annotations

from collections.abc import Mapping

from wandwright.engine.rules import Rules
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState


def lead(state: RoseState, seat: int) -> int:
    """The own points against those of the best other side."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    return state.points[seat] - max([*others, state.rose_points if state.box.solo != "off" else 0])


def evaluate(state: RoseState, seat: int) -> float:
    outcome = state.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    return max(-0.9, min(0.9, lead(state, seat) / v.END_POINTS))


def policy(rules: Rules, state: RoseState, index: int) -> int:
    """The first answer of the question."""
    return rules.open_questions(state)[index][1][0]


def quiet(rules: Rules, state: RoseState) -> None:
    """Every effect is finished by answers of its own."""


def opinion(state: RoseState, seat: int) -> Mapping[str, float]:
    return {"lead": float(lead(state, seat))}


def gain_text(term: str, before: RoseState, after: RoseState) -> str:
    return term


def spared_text(term: str, before: RoseState, after: RoseState, other: RoseState) -> str:
    return term
