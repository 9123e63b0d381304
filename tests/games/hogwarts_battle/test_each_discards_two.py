"""R28: all heroes discard two cards at once, each at an own pace and face down until everybody has picked both."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.hogwarts_battle.own_cards import card, lay
from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario

HANDS = {
    "heroes.0.hand": ["firebolt", "hedwig", "lumos"],
    "heroes.1.hand": ["cleansweep_11", "pigwidgeon", "wingardium_leviosa"],
}


@pytest.fixture
def match(tmp_path: Path) -> Match:
    return begin(tmp_path, HANDS)


def begin(tmp_path: Path, hands: dict[str, list[str]]) -> Match:
    own = card("dark_arts", effect=[{"do": "discard", "who": "all", "n": 2}])
    game = lay(tmp_path, own)
    given = {"dark_arts.deck": [own["id"]], "villains.active": [None], **hands}
    options = {"game": 3, "heroes": ["harry", "ron"], "hands": "closed"}
    return Scenario({"game": "hogwarts-battle", "options": options, "given": given}, "two each").begin(game)


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def test_r28_the_second_pick_goes_on_in_the_own_lane(match: Match) -> None:
    assert asked(match) == [0, 1]
    match.apply("discard lumos", 0)
    assert asked(match) == [0, 1], "the first pick closes nobody's question"
    match.apply("discard pigwidgeon", 1)
    match.apply("discard cleansweep_11", 1)
    assert asked(match) == [0]
    assert len(match.view(0)["heroes"][1]["discard"]) == len(match.view(0)["heroes"][0]["discard"]) == 0
    match.apply("discard firebolt", 0)
    view = match.view(0)
    assert {ref["id"] for ref in view["heroes"][0]["discard"]} == {"lumos", "firebolt"}
    assert {ref["id"] for ref in view["heroes"][1]["discard"]} == {"pigwidgeon", "cleansweep_11"}


def test_r28_what_is_picked_so_far_is_nobody_elses_business(match: Match) -> None:
    before = match.view(1)
    match.apply("discard lumos", 0)
    assert match.view(1) == before
    assert match.records_for(1) == ()
    match.take_back(0)
    assert asked(match) == [0, 1]
    assert not match.records


def test_r28_a_hero_with_an_empty_hand_answers_with_nothing_and_the_others_discard(tmp_path: Path) -> None:
    match = begin(tmp_path, {**HANDS, "heroes.1.hand": []})
    assert asked(match) == [0, 1], "a seat that is passed over would tell how many cards it holds"
    match.apply("nothing", 1)
    match.apply("discard lumos", 0)
    match.apply("discard firebolt", 0)
    view = match.view(0)
    assert {ref["id"] for ref in view["heroes"][0]["discard"]} == {"lumos", "firebolt"}
    assert not view["heroes"][1]["discard"]
