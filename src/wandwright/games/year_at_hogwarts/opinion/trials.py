"""Answers tried in thought, several times where chance has a part in them.

Each trial has a world of its own: a guess with other dice and other hidden cards, drawn from a number, so that it is
the same whatever is true. No answer hangs on a die before it falls, not even on one of the guess that a bot was given.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from wandwright.engine.rules import Rules
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate
from wandwright.games.year_at_hogwarts.state import YearState

# The worlds of one position as the seat that is asked may know it, by their numbers.
Worlds = Callable[[int], YearState]
TRIALS: Final = 4


def worlds_of(state: YearState, guess: Callable[[int], Any]) -> Worlds:
    """Each turn has worlds of its own, or the same luck would mislead a player for a whole year."""
    first = TRIALS * (state.turn + state.play_turn)
    return cache(lambda number: cast(YearState, guess(first + number)))


def outlook(rules: Rules, worlds: Worlds, index: int, answer: int, follow: Callable[[Rules, YearState], None]) -> float:
    """How good the position looks to who answers so, on average over what chance may bring."""
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


def is_certain(before: YearState, after: YearState) -> bool:
    """Neither a die nor a hidden card had a part in it."""
    return after.streams == before.streams and after.revealed == before.revealed
