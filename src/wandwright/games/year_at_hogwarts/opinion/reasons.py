"""Why an answer is good, in words: the terms of the evaluation."""

from __future__ import annotations

from collections.abc import Mapping

from wandwright.games.year_at_hogwarts.opinion.heuristics import SCALE, terms
from wandwright.games.year_at_hogwarts.speech import speak
from wandwright.games.year_at_hogwarts.state import YearState


def opinion(state: YearState, seat: int) -> Mapping[str, float]:
    """The terms by their names."""
    return {name: worth / SCALE for name, worth in terms(state, seat).items()}


def gain_text(term: str, before: YearState, after: YearState) -> str:
    return speak(f"gain-{term}")


def spared_text(term: str, before: YearState, after: YearState, other: YearState) -> str:
    return speak(f"spared-{term}")
