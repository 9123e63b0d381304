"""Every document of scenarios/ is a test."""

from __future__ import annotations

import pytest

from tests.games.death_eaters_rising.scenario_files import about_cards, about_rules, documents
from wandwright.testkit.scenario import Scenario

DOCUMENTS = documents()
GAME = "death-eaters-rising"


@pytest.mark.parametrize("scenario", [scenario for _, scenario in DOCUMENTS], ids=[name for name, _ in DOCUMENTS])
def test_scenario(scenario: Scenario) -> None:
    match = scenario.run()
    assert match.game.name == scenario.data["game"] == GAME


@pytest.mark.parametrize("scenario", [scenario for _, scenario in DOCUMENTS], ids=[name for name, _ in DOCUMENTS])
def test_scenario_says_what_it_shows(scenario: Scenario) -> None:
    """A scenario without an expectation would pass whatever the rules did."""
    assert scenario.data.get("expect"), "it expects nothing"
    assert scenario.data.get("name"), "it has no name"
    assert scenario.rules, "it cites no rule"


@pytest.mark.parametrize("rule", about_rules())
def test_a_file_named_for_a_rule_shows_that_rule(rule: str) -> None:
    for scenario in about_rules()[rule]:
        assert rule in scenario.rules, scenario.name
        assert scenario.card is None, scenario.name


def test_a_file_named_for_a_card_shows_that_card() -> None:
    for card, scenarios in about_cards().items():
        assert {scenario.card for scenario in scenarios} == {card}


def test_no_two_scenarios_of_a_file_have_one_name() -> None:
    for scenarios in (*about_rules().values(), *about_cards().values()):
        names = [scenario.name for scenario in scenarios]
        assert len(set(names)) == len(names), names
