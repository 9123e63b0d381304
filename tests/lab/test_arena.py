"""The arena: everybody in every seat, the same deals for all, a run that goes on, and wins counted by matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import wandwright as ww
from wandwright.lab.arena import OtherArena, Plan, entries, make_plan, play, ratings
from wandwright.lab.executors import Serial

BATTLE = ww.game("hogwarts-battle")
ROSE = ww.game("black-rose-wars")
YEAR = ww.game("year-at-hogwarts")
EASY = {"game": 1}


def rows_of(plan: Plan, folder: Path | None = None) -> list[dict[str, Any]]:
    return list(play(plan, folder, Serial()))


def result(plan: Plan, number: int, winners: list[int], scores: list[int]) -> dict[str, Any]:
    """A match as it is kept, without having been played."""
    named = list(plan.seating(number))
    numbers = {"seconds": [0.5] * plan.seats, "moves": [10] * plan.seats}
    return {"number": number, "bots": named, "winners": winners, "scores": scores, **numbers}


def test_rivals_change_seats_on_the_same_deal() -> None:
    plan = make_plan(ROSE, 2, {}, ["greedy", "uniform"], 3, 70)
    assert [plan.seating(number) for number in range(4)] == [
        ("greedy", "uniform"),
        ("uniform", "greedy"),
        ("greedy", "uniform"),
        ("uniform", "greedy"),
    ]
    assert [plan.seed(number) for number in range(4)] == [70, 70, 71, 71]


def test_where_all_win_together_each_bot_plays_every_seat() -> None:
    plan = make_plan(BATTLE, 3, EASY, ["greedy", "uniform", "policy"], 1, 5)
    assert plan.together
    assert [plan.seating(number) for number in range(3)] == [("greedy",) * 3, ("uniform",) * 3, ("policy",) * 3]


def test_a_team_has_one_bot() -> None:
    plan = make_plan(YEAR, 4, {"variant": "teams"}, ["greedy", "uniform"], 1, 5)
    for side in plan.sides:
        assert len({plan.seating(0)[seat] for seat in side}) == 1
    assert set(plan.seating(0)) == {"greedy", "uniform"}


def test_matches_are_played_once_and_taken_up_again(tmp_path: Path) -> None:
    plan = make_plan(BATTLE, 2, EASY, ["third-year", "uniform"], 1, 5)
    first = rows_of(plan, tmp_path)
    assert [row["number"] for row in first] == [0, 1]
    more = rows_of(plan._replace(matches=2), tmp_path)
    assert more[:2] == first
    assert [row["number"] for row in more] == [0, 1, 2, 3]
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 4


def test_the_same_plan_gives_the_same_matches() -> None:
    plan = make_plan(BATTLE, 2, EASY, ["third-year", "uniform"], 1, 5)
    again = [{**row, "seconds": []} for row in rows_of(plan)]
    assert [{**row, "seconds": []} for row in rows_of(plan)] == again


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan = make_plan(BATTLE, 2, EASY, ["uniform", "third-year"], 1, 5)
    rows_of(plan, tmp_path)
    file = tmp_path / "results.jsonl"
    whole, cut = file.read_text("utf-8").splitlines()
    file.write_text(f"{whole}\n{cut[:20]}\n", "utf-8")
    assert sorted(row["number"] for row in rows_of(plan, tmp_path)) == [0, 1]


def test_another_arena_is_not_mixed_in(tmp_path: Path) -> None:
    rows_of(make_plan(BATTLE, 2, EASY, ["uniform", "third-year"], 1, 5), tmp_path)
    with pytest.raises(OtherArena, match="--out"):
        rows_of(make_plan(BATTLE, 2, EASY, ["uniform", "third-year"], 1, 6), tmp_path)
    assert json.loads((tmp_path / "arena.json").read_text("utf-8"))["first_seed"] == 5


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["policy"], "name 2 to 2"),
        (["policy", "policy"], "named once"),
        (["policy", "nobody"], "nobody"),
        (["policy", "search:depth=3"], "depth"),
        (["policy", "greedy", "uniform"], "name 2 to 2"),
    ],
)
def test_what_can_not_be_played_is_refused_before_the_first_match(names: list[str], message: str) -> None:
    with pytest.raises(ww.WandwrightError, match=message):
        make_plan(ROSE, 2, {}, names, 1, 5)


def test_a_win_is_one_for_its_side_and_a_tie_is_shared() -> None:
    plan = make_plan(ROSE, 2, {}, ["greedy", "uniform"], 2, 5)
    rows = [result(plan, 0, [0], [9, 3]), result(plan, 1, [0, 1], [4, 4]), result(plan, 2, [], [1, 1])]
    greedy, uniform = entries(plan, rows)
    assert (greedy.bot, greedy.matches, greedy.won) == ("greedy", 3, 1.5)
    assert greedy.score == pytest.approx(14 / 3)
    assert (uniform.won, uniform.milliseconds, uniform.moves) == (0.5, 50.0, 30)


def test_who_wins_more_is_rated_higher_and_nobody_is_where_all_win_together() -> None:
    plan = make_plan(ROSE, 2, {}, ["greedy", "uniform"], 4, 5)
    rows = [result(plan, number, [number % 2], [8, 2] if number % 2 == 0 else [2, 8]) for number in range(8)]
    rated = ratings(plan, rows)
    assert rated["greedy"][0] > 25 > rated["uniform"][0]
    assert ratings(make_plan(BATTLE, 2, EASY, ["greedy", "uniform"], 1, 5), []) == {}
