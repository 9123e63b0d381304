"""Every document of scenarios/ is a test."""

from __future__ import annotations

import pytest

from tests.games.hogwarts_battle.scenario_files import documents
from wandwright.testkit.scenario import Scenario

DOCUMENTS = documents()


@pytest.mark.parametrize("scenario", [scenario for _, scenario in DOCUMENTS], ids=[name for name, _ in DOCUMENTS])
def test_scenario(scenario: Scenario) -> None:
    match = scenario.run()
    assert match.game.name == scenario.data["game"]


@pytest.mark.parametrize("scenario", [scenario for _, scenario in DOCUMENTS], ids=[name for name, _ in DOCUMENTS])
def test_scenario_says_what_it_shows(scenario: Scenario) -> None:
    """A scenario without an expectation would pass whatever the rules did."""
    assert scenario.data.get("expect"), "it expects nothing"
    assert scenario.data.get("name"), "it has no name"
    assert scenario.rules, "it cites no rule"
