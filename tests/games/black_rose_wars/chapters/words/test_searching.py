"""What looking through an own pile brings to light."""

from __future__ import annotations

import pytest

from wandwright.games.black_rose_wars.game import BlackRoseWars
from wandwright.testkit.scenario import Scenario

GAME = BlackRoseWars()
POSITION = {
    "stack": [["next_activation", 0]],
    "calendar.phase": "action",
    "players.0.mage": "nero",
    "players.1.mage": "tessa",
    "players.0.room": "oracle_room",
    "players.1.room": "crypt",
    "players.0.grimoire": ["des_meteor", "des_shockwave", "des_incinerate"],
    "players.0.memories": ["con_coup", "con_sabotage"],
}


@pytest.mark.parametrize(("option", "comes_to_light"), [(1, True), (2, False)])
def test_only_a_search_in_the_grimoire_brings_cards_to_light(option: int, comes_to_light: bool) -> None:
    """R183: its owner sees what else lies in it; Memories lie open."""
    data = {
        "game": GAME.name,
        "name": "the Oracle Room",
        "rule": "R183",
        "chance": {"setup": [0, [], [0, 1], 0]},
        "given": POSITION,
        "play": ["move", "stop", "activate", f"option {option}"],
        "expect": {"outcome": None},
    }
    match = Scenario(data, "here").run(GAME)
    assert ("hidden" in match.records[-1].reveals) is comes_to_light
