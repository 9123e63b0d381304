"""A hint for a person: what the greedy bot would do in that seat, and why."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.bots.greedy import Greedy
from wandwright.engine.decisions import Action
from wandwright.engine.matches import Match
from wandwright.engine.seats import Position

# A person asks now and then and waits gladly, so a hint may look at more guesses than a bot in play does.
GUESSES = 16
# Worths nearer to each other than this are a matter of taste.
CLOSE = 0.5


class Advice(NamedTuple):
    """An action and the reason for it in one sentence.

    sort    the reason in a word: only (nothing else is possible), close (another looks as good) or best
    second  the action that looks next best
    """

    action: Action
    reason: str
    sort: str
    second: Action | None = None


def advise(match: Match, seat: int) -> Advice:
    """What to do with the question that is open for a seat. It knows no more than the seat does."""
    position = Position(match, seat)
    if len(position.decision.distinct) == 1:
        return Advice(position.decision.distinct[0], "It is the only thing you can do now.", "only")
    best, second, *_ = Greedy(0, GUESSES).judge(position)
    if best.worth - second.worth < CLOSE:
        reason = f"It looks about as good as: {second.action.label}."
        return Advice(best.action, reason, "close", second.action)
    reason = f"One step ahead it looks best; next would be: {second.action.label}."
    return Advice(best.action, reason, "best", second.action)
