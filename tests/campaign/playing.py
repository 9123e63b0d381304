"""Bots that play the matches of a campaign for its tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import wandwright as ww
from wandwright import campaign
from wandwright.campaign.campaign import levels
from wandwright.content.mistakes import IncompletePack
from wandwright.engine.matches import Match

GAME = "hogwarts-battle"
# A level is tried so often before it counts as hopeless.
MOST_TRIES = 60


@cache
def playable_levels() -> int:
    """How many levels, from the first on, have all their cards."""
    for count, one in enumerate(levels()):
        try:
            ww.game(GAME).start(2, 0, {"scenario": one.id})
        except (IncompletePack, ww.UnknownCard):
            return count
    return len(levels())


def play_well(match: Match) -> None:
    """The policy answers for everybody."""
    while match.decisions:
        match.apply_code(0, match.game.policy(match.state))


def play_badly(match: Match) -> None:
    """Nobody does anything: every turn is ended at once."""
    while match.decision is not None:
        actions = match.decision.actions
        match.apply(next((action for action in actions if action.notation == "end turn"), actions[0]))


def won_match(years: campaign.Campaign, heroes: Sequence[str] | None = None, **more: Any) -> Match:
    """A match of the open level that the bots win; those they lose before are closed as lost."""
    for _ in range(MOST_TRIES):
        match = years.next_match(heroes=heroes, **more)
        play_well(match)
        if match.outcome is not None and match.outcome.winners:
            return match
        years.close(match)
    raise AssertionError(f"the bots never won level {years.open_level}")


def first_fitting(years: campaign.Campaign, match: Match) -> dict[str, str | None]:
    """Each hero puts the first card into the shop that fits."""
    return {hero: (cards[0] if cards else None) for hero, cards in years.choices(match).items()}
