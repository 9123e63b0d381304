"""The random bot: it takes any legal action, each as likely as the other."""

from __future__ import annotations

from wandwright.bots.numbers import Numbers
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action


class Uniform:
    """Random play from an own stream."""

    name = "uniform"

    def __init__(self, seed: int) -> None:
        self._numbers = Numbers(seed, self.name)

    def choose(self, position: Position) -> Action:
        actions = position.decision.distinct
        return actions[self._numbers.below(len(actions))]
