"""Playing a match with bots: they answer until it is over or a seat without a bot is asked."""

from __future__ import annotations

from collections.abc import Mapping

from wandwright.bots.bot import Bot
from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.state.state import Outcome


class MissingBot(WandwrightError):
    """A seat is asked that no bot answers for."""


def play_out(match: Match, bots: Mapping[int, Bot]) -> Outcome:
    """Let the bots play the match to its end. They are not asked where they may only step in."""
    while waiting := match.waited_for():
        decision = waiting[0]
        bot = bots.get(decision.seat)
        if bot is None:
            raise MissingBot(f"No bot answers for seat {decision.seat}; give one for every seat of the match.")
        match.apply(bot.choose(Position(match, decision.seat)))
    outcome = match.outcome
    assert outcome is not None, "a match that waits for nobody is over"
    return outcome
