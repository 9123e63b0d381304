"""The comparison with the stored ratios."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.compare import Baseline, Change, Comparison, compare, merged, read_baseline, verdict, write_baseline
from benchmarks.processes import BenchmarkError
from tests.benchmarks.fakes import figure

KEY = "hogwarts-battle | Game 1, 2 heroes | plain | random | decisions"


def test_a_key_names_the_row_and_not_its_numbers() -> None:
    assert figure().key == KEY
    assert figure(rate=1.0, note="mid-game").key == KEY
    assert figure(policy="", measure="copy").key == "hogwarts-battle | Game 1, 2 heroes | plain | copy"


@pytest.mark.parametrize(("now", "lost"), [(0.71, False), (0.69, True), (1.0, False), (3.0, False)])
def test_a_row_is_lost_beyond_thirty_per_cent(now: float, lost: bool) -> None:
    comparison = compare([figure(ratio=now)], {KEY: 1.0})
    change = Change(KEY, 1.0, now)
    assert comparison == Comparison([change] if lost else [], [] if lost else [change], [], [])


def test_the_worst_loss_comes_first() -> None:
    slow, slower = figure(ratio=0.6), figure(measure="turns", ratio=0.2)
    comparison = compare([slow, slower], {slow.key: 1.0, slower.key: 1.0})
    assert [change.key for change in comparison.lost] == [slower.key, slow.key]
    assert comparison.lost[0].loss == pytest.approx(0.8)


def test_new_and_unmeasured_rows_are_named_and_are_no_loss() -> None:
    comparison = compare([figure(measure="matches")], {KEY: 1.0})
    assert comparison == Comparison([], [], [figure(measure="matches").key], [KEY])


def test_peers_and_the_yardstick_are_not_compared() -> None:
    peer, yardstick = figure(build="python peer", ratio=0.1), figure(game="yardstick", build="", ratio=1.0)
    assert compare([peer, yardstick], {peer.key: 1.0}) == Comparison([], [], [], [peer.key])
    assert merged([peer, yardstick], {}) == {}


def test_an_update_keeps_the_builds_and_games_it_did_not_measure_and_drops_old_rows_of_those_it_did() -> None:
    compiled = figure(build="compiled").key
    other_game = figure(game="black-rose-wars").key
    gone = figure(label="Game 99").key
    stored = {KEY: 9.0, compiled: 3.0, other_game: 2.0, gone: 1.0}
    assert merged([figure(ratio=1.23456)], stored) == {other_game: 2.0, compiled: 3.0, KEY: 1.235}


def test_the_baseline_comes_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert read_baseline(path) == Baseline("", {})
    write_baseline(path, Baseline("3.11.7", {KEY: 1.2}))
    assert read_baseline(path) == Baseline("3.11.7", {KEY: 1.2})


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"python": "3.11", "ratios": {"a": "b"}}', '{"python": "", "ratios": 1}']
)
def test_a_damaged_baseline_says_what_to_do(tmp_path: Path, text: str) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BenchmarkError, match="Delete it and write it anew"):
        read_baseline(path)


def test_a_ratio_of_nothing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(json.dumps({"python": "3.11.7", "ratios": {KEY: 0}}), encoding="utf-8")
    with pytest.raises(BenchmarkError, match="a ratio of 0 or less"):
        read_baseline(path)


def test_the_verdict_lists_each_loss() -> None:
    comparison = Comparison([Change(KEY, 2.0, 1.0)], [Change("kept", 1.0, 1.0)], ["new"], ["gone", "away"])
    assert verdict(comparison) == [
        "2 rows compared with the stored ratios: 1 lost more than 30%.",
        f"  {KEY}: lost 50% (2 -> 1 yardstick rounds)",
        "1 rows are new; --update-baseline stores them.",
        "2 stored rows were not measured in this run.",
    ]


def test_the_verdict_without_a_baseline_says_how_to_get_one() -> None:
    (line,) = verdict(Comparison([], [], ["new"], []))
    assert "--update-baseline" in line
