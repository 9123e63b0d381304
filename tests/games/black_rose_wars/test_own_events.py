"""Events of an own pack, with words that no Event of the box uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.testkit.scenario import Scenario

GAME = "black-rose-wars"


@pytest.mark.parametrize("word", ["push", "pull"])
def test_r189_an_event_has_no_caster_so_it_pushes_and_pulls_nobody(tmp_path: Path, word: str) -> None:
    effect = [{"do": word, "n": 1, "who": "each_mage"}, {"do": "damage", "n": 1, "to": "each_mage"}]
    cards = {"cards": [{"id": "e1_01", "effect": effect}]}
    (tmp_path / "cards.yaml").write_text(yaml.safe_dump(cards), encoding="utf-8")
    position: dict[str, Any] = {
        "game": GAME,
        "chance": {"setup": [0, [], [0, 1], 0]},
        "given": {
            "stack": [["reveal_top"], ["next_activation", 0]],
            "moons.0.events": ["e1_01"],
            "calendar.phase": "action",
            "players.0.mage": "jafar",
            "players.1.mage": "tessa",
            "players.0.room": "garden",
            "players.1.room": "garden",
        },
        "expect": {
            "players.0.room": "garden",
            "players.1.room": "garden",
            "players.0.damage": [0, 0, 0, 0, 1],
            "players.1.damage": [0, 0, 0, 0, 1],
            "decision.kind": "act",
        },
    }
    Scenario(position, "here").run(ww.game(GAME, packs=(tmp_path,)))
