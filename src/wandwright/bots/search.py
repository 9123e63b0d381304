"""The search bot: compares answers on the same guesses; leaves the usual one only for one that is surely better."""

from __future__ import annotations

from typing import Final

from wandwright.bots.compare import Budget, compare
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action

SIMULATIONS: Final = 200
MOST_SIMULATIONS: Final = 1_000_000
# By how many standard errors another answer has to be ahead of the usual one.
SURE: Final = 1.5


class Search:
    """Looks a few turns ahead for everybody, on guesses at what this seat can't see.

    With `simulations` alone it answers the same when asked again; with `seconds` it stops when they are over.
    """

    def __init__(
        self, seed: int, simulations: int = SIMULATIONS, seconds: float = 0.0, sure: float = SURE, name: str = "search"
    ) -> None:
        if (
            isinstance(simulations, bool)
            or not isinstance(simulations, int)
            or not 1 <= simulations <= MOST_SIMULATIONS
        ):
            raise BadOption(f"simulations is a whole number from 1 to {MOST_SIMULATIONS}, not {simulations!r}.")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < float("inf"):
            raise BadOption(f"seconds is a number, 0 for no limit, not {seconds!r}.")
        self.name = name
        self._seed = seed
        self._budget = Budget(simulations, float(seconds))
        self._sure = sure

    def choose(self, position: Position) -> Action:
        decision = position.decision
        if len(decision.distinct) == 1:
            return decision.distinct[0]
        return compare(position, self._budget, self._seed).surely_best(self._sure)
