"""Two matches that a seat can't tell apart."""

from __future__ import annotations

from wandwright.engine.matches.matches import Match


def other_truth(match: Match, seat: int, key: int) -> Match:
    """The same match as the seat knows it, with other cards where the seat can't look, and other chance."""
    other = match.copy()
    events = other.state.events
    other.state = match.game.determinize(match.recall(), seat, key)
    other.state.events = events
    return other
