"""Bots that slip: weaker players, by noise and never by knowing more or less than their seat."""

from __future__ import annotations

from typing import Final

from wandwright.bots.bot import Bot
from wandwright.bots.numbers import Numbers
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action

PARTS: Final = 1000


class Careless:
    """Plays like another bot, but now and then takes any legal answer, each as likely as the other.

    Whether it slips depends on the seed and the question only: asked again, it answers the same.
    """

    def __init__(self, name: str, seed: int, careful: Bot, slips: float) -> None:
        self.name = name
        self._seed = seed
        self._careful = careful
        self._slips = slips

    def choose(self, position: Position) -> Action:
        decision = position.decision
        actions = decision.distinct
        if len(actions) == 1:
            return actions[0]
        numbers = Numbers(self._seed, f"slips:{decision.number}")
        if numbers.below(PARTS) < self._slips * PARTS:
            return actions[numbers.below(len(actions))]
        return self._careful.choose(position)
