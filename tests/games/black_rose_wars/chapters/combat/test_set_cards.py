"""Who knows what of set cards, cards cast from hand and progress of Quests (R74, R173, R190, R202)."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.words.card_words import put_away
from wandwright.games.black_rose_wars.game import BlackRoseWars
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.testkit.scenario import Scenario

GAME = BlackRoseWars()
ACTION: dict[str, Any] = {
    "stack": [["next_activation", 0]],
    "calendar.phase": "action",
    "players.0.mage": "jafar",
    "players.1.mage": "tessa",
    "players.0.room": "garden",
    "players.1.room": "garden",
}
SET_ON_SHEET: dict[str, Any] = {"set.0.rooms.1": 100, "set.0.order.1": 1}


def position(given: dict[str, Any], play: list[Any], **options: Any) -> Match:
    data = {
        "game": GAME.name,
        "name": "a position",
        "rule": "R173",
        "options": options,
        "chance": {"setup": [0, [], [0, 1], 0]},
        "given": {**ACTION, **given},
        "play": play,
        "expect": {"outcome": None},
    }
    return Scenario(data, "here").run(GAME)


def told(match: Match, eye: int | None) -> str:
    """Everything that an eye is told besides the keys of cards: the view, the events, the log."""
    view = {name: value for name, value in match.view(eye).items() if name != "keys"}
    log = [record.notation for record in match.records_for(eye)]
    return json.dumps(view) + str(match.events_for(eye)) + str(log)


@pytest.mark.parametrize("eye", [None, 1])
def test_a_trap_that_is_set_tells_only_its_slot_and_its_room(eye: int | None) -> None:
    """R74: two Traps for a room can't be told apart by anybody but their owner."""
    cards = ("con_spiders_web", "ill_labyrinth")
    matches = [position({"slots.1.prepared.0": card}, ["play standard_1", "set arena"]) for card in cards]
    for match, card in zip(matches, cards, strict=True):
        assert card in told(match, 0)
        assert card not in told(match, eye)
    assert matches[0].events_for(eye) == matches[1].events_for(eye)


@pytest.mark.parametrize("card", ["tra_iron_skin", "ill_veil_of_lies", "con_blackmail"])
def test_with_the_option_everybody_with_a_set_card_is_asked_in_the_same_words(card: str) -> None:
    """R190: whether the card fits a Physical Attack, another source, or is a Trap."""
    match = position({"set.0.cards.1": card, **SET_ON_SHEET}, ["attack"], protections="may")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "protect")
    assert card not in told(match, 0)


@pytest.mark.parametrize("card", ["ill_veil_of_lies", "con_blackmail"])
def test_without_the_option_nobody_is_asked_because_of_a_face_down_card(card: str) -> None:
    """R173: what does not fit stays set, and the attack goes on as if nothing lay there."""
    match = position({"set.0.cards.1": card, **SET_ON_SHEET}, ["attack"])
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "activate")
    assert card not in told(match, 0)


def test_a_trap_cast_from_hand_stays_secret() -> None:
    """R81, R74."""
    given = {
        "slots.0.prepared.0": "div_hourglass",
        "players.0.prepared_halves": 1,
        "slots.1.prepared.0": "des_meteor",
        "players.0.hand": ["con_spiders_web"],
    }
    match = position(given, ["play quick", "replace standard_1", "cast con_spiders_web upright", "set garden"])
    for secret in ("con_spiders_web", "des_meteor"):
        assert secret in told(match, 0)
        assert secret not in told(match, 1)


def test_progress_of_a_quest_is_known_to_its_owner_only() -> None:
    """R170, R202: what a Quest counts shows in nothing that others are told."""
    given = {"players.0.quests": ["q2_12"], "players.0.progress": [0]}
    match = position(given, ["attack", "leave"])
    assert match.view(0)["players"][0]["progress"] == [2]
    assert "q2_12" not in told(match, 1)
    assert match.view(1)["players"][0].get("progress") != [2]


def test_an_exchange_points_at_the_hand_card_and_at_the_slot_as_the_table_calls_it() -> None:
    """A55, R52: so both can be clicked."""
    given = {"players.0.room": "armory", "slots.1.prepared.0": "des_meteor", "players.0.hand": ["tra_quake"]}
    match = position(given, ["move", "stop", "activate"])
    view = match.view(0)
    targets = {action["notation"]: action["targets"] for action in view["decisions"][0]["actions"]}
    card, slot = targets["put tra_quake inverted standard_1"]
    assert (card["id"], card["part"]) == ("tra_quake", 2)
    keys = [zone.key for section in GAME.parts.sections(view, GAME) for panel in section.panels for zone in panel.zones]
    assert slot["key"] in keys


@pytest.mark.parametrize("card", ["con_spiders_web", "tra_iron_skin", "ill_veil_of_lies"])
@pytest.mark.parametrize("slot", ["quick", "standard_1"])
def test_that_a_slot_held_a_trap_or_a_protection_comes_to_light(card: str, slot: str) -> None:
    """R74, R85: another spell would have been turned up; and only a Trap for a room asks for the room."""
    match = position({f"slots.{v.SLOTS.index(slot)}.prepared.0": card}, [f"play {slot}"])
    assert "hidden" in match.records[-1].reveals


def test_a_card_that_all_see_has_come_to_light() -> None:
    """R50: also where it goes from a hand to Memories."""
    match = position({"players.0.hand": ["con_spiders_web"]}, [])
    state = cast(RoseState, match.state)
    before, (card,) = state.revealed, state.hand[0]
    put_away(state, 0, card, NO_CARD)
    assert (state.memories[0], state.revealed) == ((card,), before + 1)
