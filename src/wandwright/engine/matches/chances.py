"""Fitted chances to win: a logistic model over named numbers of a position; its coefficients are data of the game.

A game together has one side, whose chance is a logistic function of its numbers. Among rivals each side has a score,
and the chances are their shares (softmax). A team is one side, so nobody's chance depends on who asks.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from wandwright.engine.state.state import Outcome

# Beyond this a chance is 0 or 1 to every digit that matters.
FAR: Final = 40.0


class Standing(NamedTuple):
    """How one side stands: its seats, and a number for each term of the model."""

    seats: tuple[int, ...]
    numbers: tuple[float, ...]


class ChanceModel(NamedTuple):
    """Named weights; `base` is the log odds of a side whose numbers are all zero, unused among rivals."""

    terms: tuple[str, ...]
    weights: tuple[float, ...]
    base: float

    def score(self, standing: Standing) -> float:
        """The log odds of a side, or its score among rivals."""
        total = self.base
        for number, weight in zip(standing.numbers, self.weights, strict=True):
            total += number * weight
        return max(-FAR, min(FAR, total))

    def shares(self, standing: Standing) -> dict[str, float]:
        """What each term adds to the score of a side."""
        return {
            term: number * weight
            for term, number, weight in zip(self.terms, standing.numbers, self.weights, strict=True)
        }


def chances_of(model: ChanceModel, standings: Sequence[Standing]) -> tuple[float, ...]:
    """The chance of each side."""
    scores = [model.score(standing) for standing in standings]
    if len(scores) == 1:
        return (1.0 / (1.0 + math.exp(-scores[0])),)
    highest = max(scores)
    powers = [math.exp(score - highest) for score in scores]
    whole = sum(powers)
    return tuple([power / whole for power in powers])


def by_seat(standings: Sequence[Standing], chances: Sequence[float]) -> tuple[float, ...]:
    """The chance of every seat: that of its side."""
    found = [0.0] * sum([len(standing.seats) for standing in standings])
    for standing, chance in zip(standings, chances, strict=True):
        for seat in standing.seats:
            found[seat] = chance
    return tuple(found)


def settled(outcome: Outcome, standings: Sequence[Standing]) -> tuple[float, ...]:
    """What came of each side: 1 where it has won."""
    return tuple([float(standing.seats[0] in outcome.winners) for standing in standings])


def read_models(data: Mapping[str, Any]) -> dict[str, ChanceModel]:
    """The models of a data file: {"models": {kind: {"base": 0.1, "weights": {term: weight}}}}."""
    found = {}
    for kind, written in data.get("models", {}).items():
        weights: Mapping[str, float] = written["weights"]
        found[kind] = ChanceModel(tuple(weights), tuple(weights.values()), float(written["base"]))
    return found
