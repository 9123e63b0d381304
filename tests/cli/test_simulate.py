"""`wandwright simulate`: win rates with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.helpers import GAME, Shell
from wandwright.cli import simulate
from wandwright.cli.simulate import read_range, rows
from wandwright.lab import Tally, play_job
from wandwright.lab.plans import Job
from wandwright.lab.playing import Tables


def test_a_row_for_each_set_up(shell: Shell) -> None:
    run = shell("simulate", GAME, "--matches", "3", "--bots", "uniform", "--vary", "game=1..3", "--seed", "5")
    assert run.code == 0
    lines = run.lines()
    assert lines[0] == "Hogwarts Battle, 2 seats, bots: uniform, uniform, seeds from 5"
    assert " ".join(lines[1].split()) == "set-up matches won win rate 95 % interval decisions a match"
    assert [line.split()[:2] for line in lines[2:]] == [["game=1", "3"], ["game=2", "3"], ["game=3", "3"]]


def test_the_same_seed_gives_the_same_table(shell: Shell) -> None:
    arguments = ("simulate", GAME, "--matches", "4", "--bots", "greedy", "uniform", "--option", "game=2")
    assert shell(*arguments) == shell(*arguments)


def test_one_set_up_with_options_and_seats(shell: Shell) -> None:
    options = ("--seats", "3", "--option", "game=1", "--option", "hands=closed")
    run = shell("simulate", GAME, "--matches", "2", *options)
    assert run.lines()[0].startswith("Hogwarts Battle, 3 seats, bots: policy, policy, policy")
    assert run.lines()[2].startswith("game=1, hands=closed")


def test_greedy_is_seen_to_be_better(shell: Shell) -> None:
    won = {}
    for name in ("greedy", "uniform"):
        line = shell("simulate", GAME, "--matches", "10", "--bots", name).lines()[2]
        won[name] = int(line.removeprefix("as usual").split()[1])
    assert won["greedy"] > won["uniform"] + 5


def test_seats_that_do_not_win_together_have_rows_of_their_own() -> None:
    apart = list(rows("chess", Tally(4, 40, 0, (3, 1))))
    assert [row[:3] for row in apart] == [("chess, seat 0", "4", "3"), ("chess, seat 1", "4", "1")]
    assert [row[:3] for row in rows("together", Tally(4, 40, 3, (3, 3)))] == [("together", "4", "3")]


def test_matches_that_no_seat_won_have_a_row_of_their_own() -> None:
    """R155 of Black Rose Wars: the Black Rose may win, so that the seats' wins alone would not add up."""
    found = [row[:3] for row in rows("rose", Tally(5, 40, 0, (3, 1), 1))]
    assert found == [("rose, seat 0", "5", "3"), ("rose, seat 1", "5", "1"), ("rose, nobody", "5", "1")]
    assert [row[0] for row in rows("together", Tally(4, 40, 3, (3, 3), 1))] == ["together"]


def test_ranges_and_lists() -> None:
    assert read_range("1..3") == ["1", "2", "3"]
    assert read_range("2-4") == ["2", "3", "4"]
    assert read_range("open, closed") == ["open", "closed"]


def test_lists_of_names_are_varied_with_a_plus(shell: Shell) -> None:
    run = shell("simulate", GAME, "--matches", "1", "--bots", "uniform", "--vary", "heroes=harry+ron,ron+hermione")
    assert [line.split()[0] for line in run.lines()[2:]] == ["heroes=harry+ron", "heroes=ron+hermione"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--vary", "game=1,9"), "from 1 to 7, not 9"),
        (("--vary", "gaem=1,2"), "Did you mean game"),
        (("--vary", "game"), "NAME=VALUES"),
        (("--vary", "game=1", "--vary", "game=2"), "names game twice"),
        (("--seats", "two"), "--seats is a number"),
        (("--seats", "2-3", "--bots", "uniform", "policy"), "There are 3 seats and 2 bots"),
        (("--bots", "polici"), "Did you mean policy"),
        (("--measure", "luck"), "--out DIR"),
        (("--workers", "-1"), "number of workers"),
        (("--option", "game=7", "--seats", "5"), "for 2 to 4 heroes"),
    ],
)
def test_mistakes_are_told_before_the_first_match(
    shell: Shell, arguments: Sequence[str], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_job", None)
    run = shell("simulate", GAME, *arguments)
    assert run.code == 2
    assert problem in run.err
    assert "Traceback" not in run.err


def test_a_study_is_kept_goes_on_and_is_reported(shell: Shell, tmp_path: Path) -> None:
    place = str(tmp_path / "study")
    command = ("simulate", GAME, "--matches", "6", "--bots", "uniform", "--vary", "game=1,2", "--out", place)
    first = shell(*command)
    assert f"wandwright report {place}" in first.out
    rows = [file.read_bytes() for file in sorted((tmp_path / "study").rglob("*.parquet"))]
    (tmp_path / "study" / "matches" / "0001-00000005.parquet").unlink()
    assert shell(*command).out == first.out
    assert [file.read_bytes() for file in sorted((tmp_path / "study").rglob("*.parquet"))] == rows
    other = shell(*command, "--seed", "1")
    assert other.code == 2
    assert "another command" in other.err
    assert shell("report", place).code == 0
    assert "game 2 instead of 1" in (tmp_path / "study" / "report.html").read_text(encoding="utf-8")
    nothing = shell("report", str(tmp_path))
    assert (nothing.code, "holds no study" in nothing.err) == (2, True)


def test_what_was_finished_is_kept_when_somebody_interrupts(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Job] = []

    def play_some(job: Job) -> Tables:
        if played:
            raise KeyboardInterrupt
        played.append(job)
        return play_job(job)

    monkeypatch.setattr(simulate, "play_job", play_some)
    run = shell("simulate", GAME, "--matches", "12", "--bots", "uniform", "--out", str(tmp_path / "study"))
    assert run.code == 130
    assert "the same command goes on" in run.err
    assert len(list((tmp_path / "study" / "matches").glob("*.parquet"))) == 1


def test_a_second_table_by_what_a_seat_was(shell: Shell) -> None:
    run = shell("simulate", "black-rose-wars", "--matches", "2", "--bots", "uniform", "--by", "mage, seat")
    rows = [line.split()[:3] for line in run.lines() if line.startswith(("mage", "seat"))]
    assert sum(int(row[2]) for row in rows if row[0] == "mage") == 4
    assert [row for row in rows if row[0] == "seat"] == [["seat", "0", "2"], ["seat", "1", "2"]]
