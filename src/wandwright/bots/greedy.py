"""One-ply search: looks one action ahead, to where its effect asks nothing more, and takes what looks best."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.bots.numbers import first_number
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.rules.trials import is_certain

# Guesses at what is hidden. Each action is judged on the same guesses, so a few are enough to compare them.
GUESSES = 4


class Judgement(NamedTuple):
    """How much better an action makes the position look: the mean over the guesses."""

    action: Action
    worth: float


class Greedy:
    """One step of look-ahead over the game's own evaluation, on guesses at what this seat can't see.

    In the middle of an effect a position can't be judged, so the questions that the effect still asks are answered.

    What it chooses depends on the seed and on what the seat knows, on nothing else: asked again, it answers the same.
    """

    name = "greedy"

    def __init__(self, seed: int, guesses: int = GUESSES) -> None:
        self._seed = seed
        self._guesses = guesses

    def choose(self, position: Position) -> Action:
        actions = position.decision.distinct
        return actions[0] if len(actions) == 1 else self.judge(position)[0].action

    def judge(self, position: Position) -> tuple[Judgement, ...]:
        """Every action with its worth, the best first; equals stay in the order of the decision."""
        decision = position.decision
        actions = decision.distinct
        totals = [0.0] * len(actions)
        open_places = list(range(len(actions)))
        for guess in range(self._guesses):
            start = position.determinize(first_number(self._seed, f"{self.name}:{decision.number}:{guess}"))
            before = position.evaluate(start)
            certain = []
            for place in open_places:
                after = position.foreseen(start, actions[place].code)
                totals[place] += position.evaluate(after) - before
                if is_certain(start, after):
                    certain.append(place)
            if guess == 0:
                # Where neither chance nor a hidden card has a part, an action brings the same on every guess.
                for place in certain:
                    totals[place] *= self._guesses
                    open_places.remove(place)
            if not open_places:
                break
        judged = zip(actions, totals, strict=True)
        means = [Judgement(action, total / self._guesses) for action, total in judged]
        return tuple(sorted(means, key=lambda judgement: -judgement.worth))
