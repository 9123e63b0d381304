"""docs/mutations.md: what it says of each changed line, and that the scenarios it names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wandwright.testkit.scenario import load_scenarios

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "mutations.md").read_text(encoding="utf-8")
GAMES = {
    "HB": "hogwarts_battle",
    "DER": "death_eaters_rising",
    "AYH": "year_at_hogwarts",
    "BRW": "black_rose_wars",
}
# Which game it is, and what is said of the line in the last column.
ROW = re.compile(rf"^\| ({'|'.join(GAMES)}) .* \| ([^|]+) \|$", re.MULTILINE)
ROWS = ROW.findall(PAGE)
# A file below the scenarios of its game; then the name of one of them, or what else is to be said.
NAMED = re.compile(r"^(?:new: )?`(?P<file>[\w/]+\.yaml)`(?:: (?P<name>.+))?")
# Beside scenarios: a test, or why there is nothing to be seen or to be changed any more.
OTHERWISE = re.compile(
    r"^(?:new: )?`(?P<test>test_\w+\.py)`|^nothing can be seen, because .{30,}|^the line is gone.{30,}"
)
CAUGHT = [(game, named) for game, said in ROWS if (named := NAMED.match(said))]


def test_every_line_that_was_changed_has_its_row() -> None:
    seeds = PAGE.split("\n## Seed ")[1:]
    assert [len(ROW.findall(seed)) for seed in seeds] == [seed.count("\n| ") - 2 for seed in seeds]
    assert {game for game, _ in ROWS} == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_each_scenario_that_is_named_lies_there_under_its_name(game: str) -> None:
    scenarios = ROOT / "tests" / "games" / GAMES[game] / "scenarios"
    named = {(match["file"], match["name"]) for of, match in CAUGHT if of == game}
    known = {file: {one.name for one in load_scenarios(scenarios / file)} for file, _ in named}
    assert [f"{file}: {name}" for file, name in named if name and name not in known[file]] == []


def test_what_no_scenario_catches_has_a_test_or_a_reason() -> None:
    lacking = []
    for game, said in ROWS:
        if NAMED.match(said):
            continue
        other = OTHERWISE.match(said)
        here = other and other["test"] and not any((ROOT / "tests" / "games" / GAMES[game]).rglob(other["test"]))
        if not other or here:
            lacking.append(said)
    assert lacking == []
