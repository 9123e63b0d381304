"""Many matches between bots, on seeds in a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wandwright import bots as players
from wandwright.engine.matches.games import Game
from wandwright.lab.groups import Groups
from wandwright.lab.measures import Tally


def play_matches(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    bots: Sequence[str],
    matches: int,
    first_seed: int,
    groups: Groups | None = None,
) -> Tally:
    """Play matches and count who wins. Each bot of each match has a seed of its own, so a run can be repeated."""
    decisions = together = nobody = 0
    wins = [0] * seats
    for seed in range(first_seed, first_seed + matches):
        match = game.start(seats, seed, options)
        seated = {seat: players.make(name, seed * seats + seat) for seat, name in enumerate(bots)}
        outcome = players.play_out(match, seated)
        decisions += len(match.records)
        together += len(outcome.winners) == seats
        nobody += not outcome.winners
        if groups is not None:
            groups.add(match, outcome)
        for seat in outcome.winners:
            wins[seat] += 1
    return Tally(matches, decisions, together, tuple(wins), nobody)
