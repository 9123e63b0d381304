"""The usual partner: it plays by the game's own rules of thumb."""

from __future__ import annotations

from wandwright.bots.numbers import first_number
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action


class Policy:
    """What the game's policy does on a guess at what this seat can't see.

    What it chooses depends on the seed and on what the seat knows, on nothing else: asked again, it answers the same.
    """

    name = "policy"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, position: Position) -> Action:
        decision = position.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        guess = position.determinize(first_number(self._seed, f"{self.name}:{decision.number}"))
        code = position.policy(guess)
        return next(action for action in decision.actions if action.code == code)
