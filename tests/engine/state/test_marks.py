"""A number for each card: written by its id, set by hand, read back."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.encoding.encoding import read_state, write_state
from wandwright.engine.encoding.prepare import prepare
from wandwright.engine.errors import BadPosition, UnknownCard
from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario, ScenarioFailed


def match_with(given: dict[str, Any]) -> Match:
    game = ww.game("death-eaters-rising")
    setup = game.setup(2, 1, None)
    state = game.set_up(setup)
    prepare(game, state, given)
    return Match(game, setup, state, prepared=True)


def damage_in(match: Match, *, exact: bool = False) -> Any:
    return write_state(match.game, match.state, exact=exact)["damage"]


def test_only_cards_with_a_number_are_written() -> None:
    assert damage_in(match_with({})) == {}
    match = match_with({"damage": {"harry_potter": 2, "cho_chang": 1}})
    assert damage_in(match) == {"harry_potter": 2, "cho_chang": 1}
    assert damage_in(match, exact=True) == {"harry_potter#1": 2, "cho_chang#1": 1}


def test_one_number_is_set_by_its_card_and_the_others_stay() -> None:
    match = match_with({"damage": {"harry_potter": 2, "cho_chang": 1}, "damage.harry_potter": 4})
    assert damage_in(match) == {"harry_potter": 4, "cho_chang": 1}


def test_all_numbers_are_replaced_together() -> None:
    match = match_with({"damage.cho_chang": 1})
    prepare(match.game, match.state, {"damage": {"harry_potter": 1}})
    assert damage_in(match) == {"harry_potter": 1}


def test_they_are_read_back() -> None:
    match = match_with({"damage": {"harry_potter": 2}})
    written = json.loads(json.dumps(write_state(match.game, match.state)))
    again = read_state(match.game, match.game.set_up(match.setup), written)
    assert again.damage == match.state.damage  # type: ignore[attr-defined]
    assert ww.load(match.save()).hash() == match.hash()


@pytest.mark.parametrize(
    "given",
    [
        {"damage": 3},
        {"damage": [1, 2]},
        {"damage": {"harry_potter": -1}},
        {"damage": {"harry_potter": 1.5}},
        {"damage": {"harry_potter": "much"}},
        {"damage": {"harry_potter#2": 1}},
        {"damage": {"harry_potter#01": 1}},
        {"damage.harry_potter": []},
        {"damage.harry_potter#7": 1},
        {"damage.0": 1},
        {"nothing.harry_potter": 1},
    ],
)
def test_what_is_no_number_on_a_card_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises((BadPosition, UnknownCard)):
        match_with(given)


def test_an_unknown_card_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownCard, match="harry_potter"):
        match_with({"damage.hary_potter": 1})


def scenario(expected: dict[str, Any]) -> Scenario:
    return Scenario({"game": "death-eaters-rising", "given": {"damage": {"cho_chang": 1}}, "expect": expected}, "here")


def test_a_scenario_may_expect_no_number_on_a_card() -> None:
    scenario({"damage.cho_chang": 1, "damage.harry_potter": 0}).run()
    with pytest.raises(ScenarioFailed, match=r"damage\.harry_potter is 0, expected 1"):
        scenario({"damage.harry_potter": 1}).run()
    with pytest.raises(UnknownCard):
        scenario({"damage.nobody_at_all": 0}).run()
