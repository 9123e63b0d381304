"""What a table is told of several picks: how many, which already, whether the order matters, and when it is enough."""

from __future__ import annotations

from typing import Any

import wandwright as ww
from wandwright.testkit.scenario import Scenario

BATTLE = "hogwarts-battle"
# Harry gives attack to one or two heroes when a control token is removed.
UP_TO_TWO: dict[str, Any] = {
    "options": {"game": 7, "heroes": ["harry", "ron", "neville"]},
    "given": {
        "stack": [["act", 0, -1]],
        "horcrux.number": 6,
        "location.control": 2,
        "villains.active": ["basilisk", None, None],
        "heroes.0.hand": ["finite"],
    },
}
# Ron is stunned and gives up two of four cards.
STUNNED: dict[str, Any] = {
    "options": {"game": 1, "heroes": ["ron", "harry"]},
    "given": {
        "heroes.0.health": 1,
        "heroes.0.hand": ["alohomora_ron", "alohomora_ron", "pigwidgeon", "cleansweep_11"],
        "dark_arts.deck": ["expulso"],
        "villains.active": [None],
    },
}


def begin(position: dict[str, Any], *play: str) -> ww.Match:
    match = Scenario({"game": BATTLE, "seats": len(position["options"]["heroes"]), **position}, "picks").begin()
    for notation in play:
        match.apply(notation)
    return match


def told(match: ww.Match) -> dict[str, Any]:
    decision = match.decision
    assert decision is not None
    return dict(decision.pick)


def test_an_answer_that_ends_it_is_named_before_it_can_be_given() -> None:
    match = begin(UP_TO_TWO, "play finite")
    assert told(match) == {"count": 2, "chosen": [], "enough": "no more"}
    assert match.decision is not None
    assert "no more" not in [str(action) for action in match.decision.actions]
    match.apply("hero ron")
    assert told(match) == {"count": 2, "chosen": ["ron"]}


def test_where_all_must_be_picked_nothing_is_enough() -> None:
    match = begin(STUNNED)
    assert told(match) == {"count": 2, "chosen": []}
    match.apply("discard pigwidgeon")
    assert told(match) == {"count": 2, "chosen": ["pigwidgeon"]}


def test_equal_cards_are_one_answer_with_a_thing_for_each() -> None:
    match = begin(STUNNED)
    assert match.decision is not None
    answer = next(action for action in match.decision.actions if str(action) == "discard alohomora_ron")
    (target,) = answer.targets
    hand = [card["key"] for card in match.view(0)["heroes"][0]["hand"] if card["id"] == "alohomora_ron"]
    assert {target.key, *target.also} == set(hand)
