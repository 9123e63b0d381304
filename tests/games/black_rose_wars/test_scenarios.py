"""Every file of scenarios/ is a test; `wandwright check FILE` runs one by itself."""

from __future__ import annotations

from pathlib import Path

from tests.games.shelves import each_file, shelf

GAME = "black-rose-wars"


@each_file(GAME)
def test_scenarios(path: Path) -> None:
    failures = shelf(GAME).failures(path)
    assert not failures, "\n".join(failures)


def test_every_scenario_says_what_it_shows() -> None:
    assert shelf(GAME).faults(GAME) == []
