"""Wins counted and intervals drawn."""

from __future__ import annotations

import random

import pytest

import wandwright as ww
from wandwright.lab import Tally, paired_means, paired_rates, play_matches, rates_apart, wilson
from wandwright.lab.intervals import student


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    # Values of the interval that statistics books print.
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-4)


def test_seats_that_win_together_are_known_by_their_wins() -> None:
    assert Tally(4, 40, 3, (3, 3)).cooperative
    assert not Tally(4, 40, 0, (3, 1)).cooperative


@pytest.mark.parametrize("name", ww.games())
def test_a_run_can_be_repeated_and_counts_every_match(name: str) -> None:
    game = ww.game(name)
    first = play_matches(game, 2, {}, ["uniform", "uniform"], 3, 5)
    assert first == play_matches(game, 2, {}, ["uniform", "uniform"], 3, 5)
    assert first.matches == 3
    assert first.decisions > 3 * 10
    assert max(first.wins) <= 3


def test_runs_on_seeds_in_a_row_add_up() -> None:
    game, bots = ww.game("hogwarts-battle"), ["uniform", "uniform"]
    whole = play_matches(game, 2, {}, bots, 4, 1)
    parts = [play_matches(game, 2, {}, bots, 2, seed) for seed in (1, 3)]
    assert whole.decisions == sum(part.decisions for part in parts)
    assert whole.together == sum(part.together for part in parts)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_match_that_is_not_cooperative_has_one_winner_or_none(seats: int) -> None:
    """R155 of Black Rose Wars: where the Black Rose wins, no seat does."""
    tally = play_matches(ww.game("black-rose-wars"), seats, {"black_rose_wins": "leads"}, ["uniform"] * seats, 6, 20)
    assert sum(tally.wins) + tally.nobody == tally.matches
    assert tally.nobody > 0


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (9, 2.262), (29, 2.045), (1000, 1.962)])
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_paired_difference_counts_the_pairs_that_differ() -> None:
    first = [True] * 30 + [False] * 70
    second = [True] * 45 + [False] * 55
    found = paired_rates(first, second)
    assert found.value == pytest.approx(0.15)
    assert found.is_sure
    apart = rates_apart(45, 100, 30, 100)
    assert apart.value == pytest.approx(0.15)
    # The same seeds say more than two runs that have nothing in common.
    assert found.high - found.low < apart.high - apart.low


def test_intervals_hold_the_true_difference_as_often_as_they_say() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(2000):
        seeds = [(chance.random(), chance.random() < 0.3) for _ in range(60)]
        first = [luck < 0.2 for luck, _ in seeds]
        second = [luck < 0.2 or other for luck, other in seeds]
        found = paired_rates(first, second)
        held += found.low <= 0.8 * 0.3 <= found.high
    assert 0.93 < held / 2000 < 0.975


def test_means_of_pairs() -> None:
    found = paired_means([1.0, 2.0, 3.0, 4.0], [2.0, 4.0, 4.0, 6.0])
    assert found.value == 1.5
    # By hand: 1.5 with a deviation of 0.577 among 4, and 3.182 for 3 degrees of freedom.
    assert (found.low, found.high) == pytest.approx((0.58, 2.42), abs=0.02)
