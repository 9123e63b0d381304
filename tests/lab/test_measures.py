"""Wins counted and intervals drawn."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.engine.errors import BadOption
from wandwright.lab import Groups, Tally, play_matches, wilson


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


def test_wins_are_grouped_by_what_is_known_of_a_seat() -> None:
    game, groups = ww.game("black-rose-wars"), Groups(["mage", "seat"])
    named = {"mage_seats": ("nero", "tessa")}
    tally = play_matches(game, 2, named, ["uniform", "uniform"], 3, 1, groups)
    assert [(group.value, group.played, group.won) for group in groups.found] == [
        ("nero", 3, tally.wins[0]),
        ("tessa", 3, tally.wins[1]),
        ("0", 3, tally.wins[0]),
        ("1", 3, tally.wins[1]),
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_every_match_that_is_not_cooperative_has_one_winner_or_none(seats: int) -> None:
    """R155 of Black Rose Wars: where the Black Rose wins, no seat does."""
    game, groups = ww.game("black-rose-wars"), Groups(["school", "seat"])
    tally = play_matches(game, seats, {"black_rose_wins": "leads"}, ["uniform"] * seats, 6, 20, groups)
    assert sum(tally.wins) + tally.nobody == tally.matches
    assert tally.nobody > 0
    for name in ("school", "seat"):
        found = [group for group in groups.found if group.name == name]
        assert sum(group.won for group in found) == sum(tally.wins)
        assert sum(group.played for group in found) == seats * tally.matches


def test_what_is_not_known_of_a_seat_is_said() -> None:
    with pytest.raises(BadOption, match=r"no 'mgae' here\. Did you mean mage"):
        play_matches(ww.game("black-rose-wars"), 2, {}, ["uniform", "uniform"], 1, 1, Groups(["mgae"]))
