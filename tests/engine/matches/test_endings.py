"""What is told of a match that is over: the closest call, totals, the turning point (N17)."""

from __future__ import annotations

import random
from functools import cache
from typing import cast

import pytest

import wandwright as ww
from wandwright.engine.matches.endings import Call, Ending, Strait, closest, how_close, look_back
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import NOBODY, Outcome
from wandwright.games.hogwarts_battle.state import BattleState

GAMES = ("hogwarts-battle", "death-eaters-rising", "year-at-hogwarts", "black-rose-wars")


@cache
def told(game: str) -> tuple[Match, Ending]:
    """A match of two that was played to its end somehow."""
    choice = random.Random(1)
    match = ww.game(game).start(seats=2, seed=3)
    while match.decisions:
        match.apply(choice.choice(choice.choice(match.decisions).actions))
    return match, look_back(match)


@pytest.mark.parametrize("game", GAMES)
def test_the_turning_point_led_to_the_result(game: str) -> None:
    match, ending = told(game)
    turning = ending.turning
    assert turning is not None
    assert match.outcome is not None
    swing = (turning.after[0] - turning.after[1]) - (turning.before[0] - turning.before[1])
    assert swing > 0 if match.outcome.winners else swing < 0
    assert (turning.seat == NOBODY) == (game in GAMES[:2])
    assert turning.seat == NOBODY or turning.seat in match.outcome.winners


@pytest.mark.parametrize("game", GAMES)
def test_totals_are_the_sums_of_what_happened(game: str) -> None:
    match, ending = told(game)
    for total in ending.totals:
        events = [event for event in match.events if event.kind == total.kind]
        assert sum(total.amounts) == sum(event.amount for event in events if event.seat is not None)
        for source, amount in total.sources:
            assert 0 < amount == sum(event.amount for event in events if event.source == source)


def test_a_full_location_is_closer_than_a_stunned_hero_who_is_closer_than_one_with_health() -> None:
    full, stunned, weak = Strait("location", 0), Strait("health", 0, 1), Strait("health", 1, 0)
    assert sorted((weak, stunned, Strait("location", 1), full), key=how_close) == [
        full, Strait("location", 1), stunned, weak,
    ]  # fmt: skip


def test_the_closest_call_knows_zero() -> None:
    match = told("hogwarts-battle")[0].copy()
    match.state.outcome = Outcome((0, 1), (0, 0), "villains_defeated")
    call = Call(Strait("health", 0, 1), 4)
    assert closest(match, [Call(Strait("health", 1, 0), 2), call]) == call
    words = match.game.addressed(match.state, 1)
    assert match.game.speak("ending-strait-health", left=0, turn=4, **words).endswith("was stunned in turn 4.")


def test_a_defeat_tells_what_was_done_and_not_how_much_was_missing() -> None:
    match, ending = told("hogwarts-battle")
    done = len(cast(BattleState, match.state).defeated)
    assert (ending.closest is None) == (done == 0)
