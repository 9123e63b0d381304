"""Bots with an opinion come much further in the New Rules than one without."""

from __future__ import annotations

from typing import cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.games.hogwarts_battle.state import BattleState

BATTLE = ww.game("hogwarts-battle")
HEROES = ("ron", "hermione")


def defeated(scenario: str, bot: str, seed: int) -> int:
    """How many foes the heroes defeat before the match ends."""
    match = BATTLE.start(seats=2, seed=seed, options={"scenario": scenario, "heroes": HEROES})
    bots.play_out(match, {seat: bots.make(bot, seat) for seat in range(2)})
    return len(cast(BattleState, match.state).defeated)


@pytest.mark.parametrize("scenario", ["year-1", "year-4", "monster-box-4", "charms-potions-3"])
def test_the_policy_beats_chance(scenario: str) -> None:
    by_chance = sum(defeated(scenario, "uniform", seed) for seed in range(3))
    assert sum(defeated(scenario, "policy", seed) for seed in range(3)) >= by_chance + 9


def test_a_greedy_bot_beats_chance() -> None:
    assert defeated("year-1", "greedy", 1) >= defeated("year-1", "uniform", 1) + 3
