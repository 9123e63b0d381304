"""Moments: how a table looked in the middle of what happened, so that it can be told in order.

A moment is how many events there were, and the position then (see `events.keep_moment`).
"""

from __future__ import annotations

from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import State

Moment = tuple[int, State]


def opening(match: Match) -> tuple[Moment, ...]:
    """The moments from the set-up to the first question, the set-up itself first."""
    start = match.start_state
    state = start.copy()
    moments: list[Moment] = [(0, start.copy())]
    state.events = []
    state.moments = moments
    match.game.rules.advance(state)
    return tuple(moments)
