"""Answers tried in thought, several times where chance or a hidden card has a part in them.

Each trial has a world of its own: a guess with other chance and other hidden cards, drawn from a number, so that it is
the same whatever is true. No answer hangs on what is hidden, not even on what a bot was given as its guess.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from wandwright.engine.rules import Rules
from wandwright.engine.state import State

S = TypeVar("S", bound=State)


class Worlds(Generic[S]):
    """A position as a bot was given it, and worlds drawn anew as the seat that is asked may know it, by numbers.

    Each moment of a match has worlds of its own, or the same guess would mislead a player from beginning to end.
    """

    def __init__(self, given: S, guess: Callable[[int], Any], trials: int, moment: int) -> None:
        self.given = given
        self.trials = trials
        self._guess = guess
        self._first = trials * moment
        self._drawn: dict[int, S] = {}

    def __call__(self, number: int) -> S:
        if number not in self._drawn:
            self._drawn[number] = cast(S, self._guess(self._first + number))
        return self._drawn[number]


def outlook(
    rules: Rules,
    worlds: Worlds[S],
    index: int,
    answer: int,
    follow: Callable[[Rules, S], None],
    evaluate: Callable[[S, int], float],
) -> float:
    """How good the position looks to who answers so, once `follow` has come to its end; on average over the worlds."""
    seat: int = rules.open_questions(worlds(0))[index][0][1]
    total = 0.0
    for number in range(worlds.trials):
        after = cast(S, worlds(number).copy())
        rules.apply_to(after, index, answer)
        follow(rules, after)
        total += evaluate(after, seat)
        if number == 0 and is_certain(worlds(0), after):
            return total
    return total / worlds.trials


def is_certain(before: State, after: State) -> bool:
    """Neither chance nor a hidden card had a part in what led from one position to the other."""
    return after.streams == before.streams and after.revealed == before.revealed
