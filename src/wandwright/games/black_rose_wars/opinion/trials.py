"""Answers tried in thought, more than once where chance or a hidden card has a part in them.

Each trial has a world of its own: a guess with other hidden cards, drawn from a number, so that it is the same whatever
is true. No answer hangs on a face-down card, not even on one of the guess that a bot was given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from wandwright.engine.rules import Rules
from wandwright.games.black_rose_wars.opinion.heuristics import evaluate
from wandwright.games.black_rose_wars.state import RoseState

TRIALS: Final = 2


class Worlds:
    """A position as a bot was given it, and worlds drawn anew as the seat that is asked may know it, by numbers.

    Each turn has worlds of its own, or the same guess would mislead a player for a whole match.
    """

    def __init__(self, given: RoseState, guess: Callable[[int], Any]) -> None:
        self.given = given
        self._guess = guess
        self._drawn: dict[int, RoseState] = {}

    def __call__(self, number: int) -> RoseState:
        if number not in self._drawn:
            self._drawn[number] = cast(RoseState, self._guess(TRIALS * self.given.turn + number))
        return self._drawn[number]


def outlook(rules: Rules, worlds: Worlds, index: int, answer: int, follow: Callable[[Rules, RoseState], None]) -> float:
    """How good the position looks to who answers so, on average over what may be hidden."""
    seat: int = rules.open_questions(worlds(0))[index][0][1]
    total = 0.0
    for number in range(TRIALS):
        after = worlds(number).copy()
        rules.apply_to(after, index, answer)
        follow(rules, after)
        total += evaluate(after, seat)
        if number == 0 and is_certain(worlds(0), after):
            return total
    return total / TRIALS


def is_certain(before: RoseState, after: RoseState) -> bool:
    """Neither chance nor a hidden card had a part in it."""
    return after.streams == before.streams and after.revealed == before.revealed
