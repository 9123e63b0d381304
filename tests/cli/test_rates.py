"""`wandwright rates`: how often the bots win each scenario of Hogwarts Battle and each level of a campaign."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import Shell
from wandwright.cli.rates import Row, page

HEADER = "| scenario | mode | heroes | matches | won | win rate | 95 % interval |"


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_a_row_for_each_scenario_and_number_of_heroes(shell: Shell, tmp_path: Path) -> None:
    """Five heroes fit every scenario but Games 1 to 7."""
    written = tmp_path / "rates.md"
    chosen = ("--scenario", "game-1,year-1", "--seats", "2,5", "--campaigns", "0", "--matches", "2")
    run = shell("rates", *chosen, "--bot", "uniform", "--to", str(written))
    assert run.code == 0
    rows = [cells(line) for line in run.lines() if line.startswith(("| game", "| year"))]
    assert [row[:4] for row in rows] == [
        ["game-1", "single match", "2", "2"],
        ["year-1", "single match", "2", "2"],
        ["year-1", "single match", "5", "2"],
    ]
    assert HEADER in run.lines()
    assert written.read_text("utf-8").strip() == run.out.strip()


def test_levels_of_a_campaign_have_a_row_for_each_mode(shell: Shell) -> None:
    """Uniform bots lose the first level as often as they may, and the campaign ends there."""
    run = shell("rates", "--matches", "0", "--campaigns", "1", "--seats", "2", "--bot", "uniform", "--tries", "2")
    rows = [cells(line) for line in run.lines() if line.startswith("| year-1")]
    assert [row[:5] for row in rows] == [["year-1", "easy", "2", "2", "0"], ["year-1", "normal", "2", "2", "0"]]


def test_a_rate_is_told_with_its_interval() -> None:
    line = page([Row("year-4", "easy", 3, 30, 15)], "policy", 3).splitlines()[-1]
    assert cells(line) == ["year-4", "easy", "3", "30", "15", "50%", "33% to 67%"]


def test_what_cannot_be_played_is_refused(shell: Shell) -> None:
    assert shell("rates", "--seats", "9").code != 0
    assert "year-9" in shell("rates", "--scenario", "year-9").err
    assert shell("rates", "--bot", "nobody").code != 0
    assert shell("rates", "--tries", "0").code != 0
