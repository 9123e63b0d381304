"""Training of a chance: rows of self-play, chunks that are taken up again, and a file that says what it was made of."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.engine.matches.chances import ChanceModel
from wandwright.lab.executors import Serial
from wandwright.lab.self_play import Task, play_task
from wandwright.lab.training import UnfitData, changed_most, jobs_of, play, read_rows, train, written

BATTLE = ww.game("hogwarts-battle")
ROSE = ww.game("black-rose-wars")
GAMES = "games"


def test_a_row_for_each_side_at_each_rest_with_who_won() -> None:
    rows = play_task(Task(ROSE.name, "two", 2, {}, 5, 1))
    assert {(row.match, row.sides) for row in rows} == {("two:5", 2)}
    assert [row.side for row in rows] == [0, 1] * (len(rows) // 2)
    assert all(one.rest == other.rest for one, other in zip(rows[::2], rows[1::2], strict=True))
    assert all(one.won + other.won == 1 for one, other in zip(rows[::2], rows[1::2], strict=True))
    assert {len(row.numbers) for row in rows} == {len(ROSE.chance_terms["two"])}


def test_a_game_together_has_one_side_and_the_same_seed_gives_the_same_rows() -> None:
    task = Task(BATTLE.name, GAMES, 2, {"game": 2}, 5, 2)
    rows = play_task(task)
    assert {row.sides for row in rows} == {1}
    assert {row.match for row in rows} == {"games:5", "games:6"}
    assert rows == play_task(task)


def test_matches_of_another_kind_have_no_rows() -> None:
    assert play_task(Task(BATTLE.name, "horcruxes", 2, {"game": 1}, 5, 1)) == []


def test_every_set_up_of_a_kind_has_its_share_on_seeds_of_its_own() -> None:
    jobs = jobs_of(BATTLE, 36, 100, [GAMES], Path("anywhere")).values()
    assert len(jobs) == len(BATTLE.chance_setups[GAMES])
    assert {job.task.matches for job in jobs} == {2}
    seeds = [seed for job in jobs for seed in range(job.task.first_seed, job.task.first_seed + job.task.matches)]
    assert len(set(seeds)) == len(seeds)


def test_a_run_goes_on_with_the_chunks_that_are_there_and_says_how_good_the_fit_is(tmp_path: Path) -> None:
    jobs = jobs_of(BATTLE, 36, 100, [GAMES], tmp_path)
    assert set(play(BATTLE, jobs, tmp_path, Serial())) == set(jobs)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert set(play(BATTLE, jobs, tmp_path, Serial())) == set(jobs)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")} == before
    rows = read_rows(jobs, GAMES)
    trained = train(BATTLE, GAMES, rows)
    assert trained.model.terms == BATTLE.chance_terms[GAMES]
    assert trained.quality.matches == 9
    assert trained.before is not None
    assert trained.before.matches == 9
    # The kept weights come from thousands of matches, these from a handful.
    assert trained.before.log_loss < trained.before.constant
    data = written(BATTLE, [trained], "wandwright train")
    assert set(data["models"]) == set(BATTLE.chance_terms)
    assert data["models"][GAMES]["made"]["command"] == "wandwright train"
    assert data["models"]["horcruxes"] == BATTLE.chance_data["models"]["horcruxes"]


def test_matches_told_in_other_terms_are_not_mixed_in(tmp_path: Path) -> None:
    list(play(BATTLE, {}, tmp_path, Serial()))
    with pytest.raises(UnfitData, match="--data"):
        list(play(ROSE, {}, tmp_path, Serial()))


def test_without_a_position_there_is_nothing_to_fit() -> None:
    with pytest.raises(UnfitData, match="--matches"):
        train(BATTLE, GAMES, [])


def test_the_weights_that_changed_most_are_named() -> None:
    old, new = ChanceModel(("a", "b"), (1.0, 1.0), 0.0), ChanceModel(("b", "a"), (1.1, 3.0), 0.0)
    assert changed_most(old, new, 1) == [("a", 1.0, 3.0)]
