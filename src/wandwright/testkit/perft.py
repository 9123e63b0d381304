"""Counts of positions by depth: a small number that notices any change of what is legal.

    perft(game.start(seats=2, seed=1), depth=3)  # [1, 4, 17, 80]

Chance is fixed by the seed of the match, so the same set-up gives the same counts in every process and build.
"""

from __future__ import annotations

from wandwright.engine.matches.matches import Match
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import State


def perft(match: Match, depth: int) -> list[int]:
    """How many sequences of answers lead to a position of each depth from 0 to `depth`. The match is left alone.

    Two sequences that meet in one position count twice. Where several questions are open at once, any of them may be
    answered next. A match that is over has nothing deeper.
    """
    if depth < 0:
        return []
    counts = [0] * (depth + 1)
    _count(match.game.rules, match.state.copy(), 0, counts)
    return counts


def _count(rules: Rules, state: State, depth: int, counts: list[int]) -> None:
    counts[depth] += 1
    if depth + 1 == len(counts):
        return
    for index, (_, legal) in enumerate(rules.open_questions(state)):
        for answer in legal:
            after = state.copy()
            rules.apply_to(after, index, answer)
            _count(rules, after, depth + 1, counts)


def divide(match: Match, depth: int) -> dict[str, int]:
    """The count at `depth` below each single action, by its notation: where two versions differ, this says where."""
    below = {}
    for decision in match.decisions:
        for action in decision.actions:
            after = match.copy()
            after.apply(action)
            name = action.notation if len(match.decisions) == 1 else f"{decision.seat}: {action.notation}"
            below[name] = perft(after, depth - 1)[-1]
    return below
