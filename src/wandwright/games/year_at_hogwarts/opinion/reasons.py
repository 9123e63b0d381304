"""Why an answer is good, in words: the terms of the evaluation by their names, and what became of each."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.opinions import ENDING
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate, terms
from wandwright.games.year_at_hogwarts.speech import speak
from wandwright.games.year_at_hogwarts.state import YearState

# What is told of a term: how much more of it there is, or only that it is nearer.
COUNTED: Final = ("points", "pv", "cards", "items", "powder")
NEARER: Final = ("done", "missions", "books", "match")


def opinion(state: YearState, seat: int) -> dict[str, float]:
    """The terms by their names; they add up to the evaluation."""
    return {ENDING: evaluate(state, seat)} if state.outcome is not None else named(state, seat)


def named(state: YearState, seat: int) -> dict[str, float]:
    """Each term with the seat it is told of: "pv 1"."""
    return {f"{term} {seat}": worth for term, worth in terms(state, seat).items()}


def amount(state: YearState, term: str, seat: int) -> int:
    """How much of a counted term a seat has."""
    hand = len(state.potions[seat]) + len(state.spells[seat])
    held = state.item_at.count(v.FIRST_SEAT + seat)
    counts = {"points": state.points[seat], "pv": state.pv[seat], "cards": hand, "items": held}
    return counts.get(term, state.floo[seat] + state.portkeys[seat])


def is_elsewhere(state: YearState, term: str) -> bool:
    """A term of the pitch, while a match is played, or of the second mode."""
    if term == "pitch":
        return bool(state.sides)
    return state.box.return_mode and term not in (*COUNTED, *NEARER, "rivals")


def gain_text(term: str, before: YearState, after: YearState) -> str:
    """What the way from one position to the other brings."""
    name, _, seat = term.partition(" ")
    if name in COUNTED:
        more = amount(after, name, int(seat)) - amount(before, name, int(seat))
        return speak(f"reason-gains-{name}", n=more) if more > 0 else ""
    if name in NEARER and terms(after, int(seat))[name] > terms(before, int(seat))[name]:
        return speak(f"reason-nearer-{name}")
    return speak(f"gain-{name}") if is_elsewhere(before, name) else ""


def spared_text(term: str, before: YearState, after: YearState, other: YearState) -> str:
    """What the other answer would cost and this one does not."""
    name, _, seat = term.partition(" ")
    if name not in COUNTED:
        return speak(f"spared-{name}") if is_elsewhere(before, name) else ""
    less = amount(after, name, int(seat)) - amount(other, name, int(seat))
    return speak(f"reason-spares-{name}", n=less) if less > 0 else ""
