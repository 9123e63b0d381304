"""What a view adds to the fields so that danger can be seen: who could come where, and what is said of whom."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.matches.matches import Match
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.testkit.scenario import Scenario

GAME = "black-rose-wars"
NAMED = {"mage_seats": ["jafar", "tessa"], "school_seats": ["divination", "transmutation"], "list_seats": "aa"}


def position(given: dict[str, Any]) -> Match:
    """Jaf'ar and Tessa about to act, the rooms in the order of their numbers."""
    start: dict[str, Any] = {"stack": [["next_activation", 0]], "calendar.phase": "action"}
    data = {
        "game": GAME,
        "options": NAMED | {"first_player": "named"},
        "chance": {"setup": [0, [], [0, 1]]},
        "given": start | given,
    }
    return Scenario(data, "here").played()


def player(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["players"][seat]
    return found


def told(match: Match) -> list[str]:
    return [match.game.event_text(event, match.state) for event in match.events]


def test_r66_a_mage_reaches_the_rooms_within_its_movement_and_whoever_stands_there() -> None:
    match = position({"players.0.room": "black_rose_room", "players.1.room": "throne_room"})
    near = player(match, 0)
    assert {"black_rose_room", "throne_room"} <= set(near["reach"])
    assert near["prey"] == [1]
    away = position({"players.0.room": "black_rose_room", "players.1.room": None})
    assert player(away, 0)["prey"] == []


def test_r160_out_of_its_cell_a_mage_comes_through_its_doors_only() -> None:
    match = position({"players.0.room": None, "players.1.room": "throne_room"})
    stays = position({"players.0.room": None, "players.0.states": v.ROOTED})
    reach = player(match, 0)["reach"]
    assert len(reach) > 2
    assert "black_rose_room" not in reach, "two doors and one step further do not lead to the centre"
    assert player(stays, 0)["reach"] == []


def test_a_mage_is_called_without_its_title_in_questions_and_in_the_log() -> None:
    match = position({"players.1.room": "throne_room", "players.0.room": "throne_room"})
    assert match.decisions[0].prompt.startswith("Jaf'ar: ")
    match.apply("attack", 0)
    assert [text for text in told(match) if "Tessa" in text]
    assert not [text for text in told(match) if "Witness of the Ancients" in text]


def test_an_offer_about_who_is_asked_says_you() -> None:
    where = {"players.0.room": "throne_room", "players.1.room": "armory"}
    match = position(where | {"stack": [["reveal_top"], ["next_activation", 0]], "moons.0.events": ["e1_09"]})
    assert match.decisions[0].kind == "may"
    assert "Summon Zombie in your room" in match.decisions[0].prompt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a62_who_has_the_crown_first_is_drawn_and_nobody_is_asked(seats: int) -> None:
    first = [ww.game(GAME).start(seats, seed=seed) for seed in range(24)]
    assert {match.decisions[0].kind for match in first} == {"pick_mage"}
    assert {match.view(None)["calendar"]["crown"] for match in first} == set(range(seats))


@pytest.mark.parametrize("solo", ["rival", "alone"])
def test_a62_alone_there_is_nothing_to_draw(solo: str) -> None:
    first = [ww.game(GAME).start(1, seed=seed, options={"solo": solo}) for seed in range(6)]
    assert {match.view(None)["calendar"]["crown"] for match in first} == {0}
