"""The bots of Black Rose Wars against random players, in every number of seats and alone against the Rival."""

from __future__ import annotations

from typing import Any

import wandwright as ww
from wandwright import lab

GAME = ww.game("black-rose-wars")
# Some seat of every number of seats.
SEATED = ((2, 1), (3, 0), (3, 2), (4, 2))


def wins(name: str, seats: int, mine: int, matches: int = 1, **options: Any) -> int:
    """Matches that a bot in one seat wins against random players in the others."""
    seated = [name if seat == mine else "uniform" for seat in range(seats)]
    return lab.play_matches(GAME, seats, options, seated, matches, 6000).wins[mine]


def test_the_policy_beats_random_players_in_any_seat() -> None:
    """A random player would win one or two of these. It won all of 122 (docs/games/black-rose-wars/bots.md)."""
    assert sum(wins("policy", seats, mine) for seats, mine in SEATED) >= 3


def test_the_policy_beats_the_rival_and_a_random_player_does_not() -> None:
    """It won all of 30, a random player none."""
    assert wins("policy", 1, 0, 2, solo="rival") >= 1
    assert wins("uniform", 1, 0, 4, solo="rival") == 0


def test_greedy_beats_a_random_player() -> None:
    assert wins("greedy", 2, 1) == 1
