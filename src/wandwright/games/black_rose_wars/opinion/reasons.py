"""Why an answer is good, in words: the terms of the evaluation by their names, and what became of each."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.opinions import ENDING
from wandwright.games.black_rose_wars.opinion.heuristics import evaluate, terms
from wandwright.games.black_rose_wars.speech import speak
from wandwright.games.black_rose_wars.state import RoseState

# Less than this is not worth a word.
NEXT_TO_NOTHING: Final = 0.05


def opinion(state: RoseState, seat: int) -> dict[str, float]:
    """The terms by their names; they add up to the evaluation."""
    return {ENDING: evaluate(state, seat)} if state.outcome is not None else named(state, seat)


def named(state: RoseState, seat: int) -> dict[str, float]:
    """Each term with the seat it is told of: "points 1"."""
    return {f"{term} {seat}": worth for term, worth in terms(state, seat).items()}


def gain_text(term: str, before: RoseState, after: RoseState) -> str:
    """What the way from one position to the other brings."""
    name, _, seat = term.partition(" ")
    if name == "points":
        more = after.points[int(seat)] - before.points[int(seat)]
        return speak("reason-gains-points", n=more) if more > 0 else ""
    return speak(f"reason-gains-{name}") if grown(name, int(seat), before, after) else ""


def spared_text(term: str, before: RoseState, after: RoseState, other: RoseState) -> str:
    """What the other answer would cost and this one does not."""
    name, _, seat = term.partition(" ")
    if name == "points":
        less = after.points[int(seat)] - other.points[int(seat)]
        return speak("reason-spares-points", n=less) if less > 0 else ""
    return speak(f"reason-spares-{name}") if grown(name, int(seat), other, after) else ""


def grown(name: str, seat: int, less: RoseState, more: RoseState) -> bool:
    return terms(more, seat)[name] > terms(less, seat)[name] + NEXT_TO_NOTHING
