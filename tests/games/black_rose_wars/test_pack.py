"""What is in the box: numbers of cards, sheets, rooms and tokens, and how a match begins with them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.totals import check_totals
from wandwright.engine.errors import BadOption
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.tokens import tokens_left
from wandwright.games.black_rose_wars.game import BlackRoseWars

GAME = BlackRoseWars()
LIBRARY = GAME.library
NAMED: dict[str, Any] = {"mages": "named", "schools": "named", "lists": "named", "first_player": "named"}


def entries(kind: str) -> list[dict[str, Any]]:
    return [dict(definition.fields) for definition in LIBRARY.definitions if definition.kind == kind]


def begun(seats: int = 4, **options: Any) -> Any:
    return GAME.start(seats=seats, seed=5, options={**NAMED, **options}).state


def test_the_box_is_whole() -> None:
    """R3, R7, A27: 247 entries and 416 pieces; rose pins change no rule, so nothing in a position holds them."""
    check_totals("black-rose-wars", (definition.fields for definition in LIBRARY.definitions))
    assert not any("pin" in field.name for field in GAME.fields)
    assert v.MOST_SEATS * v.MAGE_TOKENS + v.BLACK_ROSE_TOKENS == 130


def test_each_school_has_twelve_spells_three_times_and_each_spell_two_halves() -> None:
    """R8: every card is two whole spells."""
    schools = Counter(spell["school"] for spell in entries("spell"))
    assert set(schools.values()) == {12}
    assert {spell["copies"] for spell in entries("spell")} == {3}
    for card in entries("spell") + entries("forgotten") + entries("personal"):
        assert all(card[half]["type"] in v.TYPES and card[half]["effect"] for half in v.HALVES), card["id"]


def test_quests_and_events_are_twenty_of_each_moon() -> None:
    """R3, R22."""
    for kind in ("quest", "event"):
        assert Counter(card["moon"] for card in entries(kind)) == {1: 20, 2: 20, 3: 20}


def test_every_event_brings_the_black_rose_nearer_to_the_end() -> None:
    """R224, R213: at least one point when it is turned up and one when it leaves."""
    assert all(event["pp_reveal"] >= 1 and event["pp_exit"] >= 1 for event in entries("event"))


def test_sheets_reach_both_ends_of_the_hand_limits() -> None:
    """R9, R10, A19: movement and strength 2; hand limits from 6 to 11."""
    sheets = {sheet["id"]: sheet for sheet in entries("mage")}
    assert all((sheet["movement"], sheet["strength"]) == (2, 2) for sheet in sheets.values())
    told = {name: (sheet["health"], sheet["hand_limit"]) for name, sheet in sheets.items()}
    assert told == {"jafar": (10, 9), "tessa": (11, 8), "nero": (13, 6), "rebecca": (9, 11)}
    assert len(v.SLOTS) == 4


def test_every_side_has_a_marker_and_tokens_of_its_own() -> None:
    """R4, R5, R12, A27: points for each Mage and the Black Rose; one supply for damage and instability."""
    state = begun()
    assert (state.points, state.rose_points) == ([0, 0, 0, 0], state.box.event_reveal[state.track[0]])
    assert [tokens_left(state, side) for side in (0, 3, v.BLACK_ROSE)] == [25, 25, 30]
    state.damage[1] = (2, 0, 0, 0, 1)
    state.instability[3] = (1, 0, 0, 0, 4)
    assert [tokens_left(state, side) for side in (0, 3, v.BLACK_ROSE)] == [22, 25, 25]


def test_the_decks_lie_as_set_up_says() -> None:
    """R22, R27: six shuffled decks without the starting lists, the Forgotten Spells apart; each seed another order."""
    state, box = begun(personal_spells="off"), begun().box
    assert sorted(len(deck) for deck in state.library) == [30, 30, 30, 30, 36, 36]
    assert len(state.forgotten) == 10
    assert [len(deck) for deck in state.event_deck] == [19, 20, 20], "the first Event is turned up"
    assert all(card == NO_CARD or box.moon_of[card] == 0 for card in state.track)
    other: Any = GAME.start(seats=4, seed=6, options={**NAMED, "personal_spells": "off"}).state
    assert state.library != other.library


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (5, {}), (2, {"solo": "rival"}), (3, {"solo": "alone"})])
def test_two_to_four_play_or_one_alone(seats: int, options: dict[str, Any]) -> None:
    """R1, A23, R163."""
    with pytest.raises(BadOption):
        GAME.start(seats=seats, seed=1, options=options)


def test_each_player_has_one_mage_and_the_black_rose_is_nobodys() -> None:
    """R1: its points are a side's, and no seat is asked for it."""
    match = GAME.start(seats=3, seed=2, options=NAMED)
    assert len({player["mage"] for player in match.view(None)["players"]}) == 3
    assert "points" in match.view(None)["black_rose"]
    assert {decision.seat for decision in match.decisions} <= {0, 1, 2}
