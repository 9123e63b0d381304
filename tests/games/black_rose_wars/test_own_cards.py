"""Cards of an own pack, with words as no card of the box uses them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.engine.matches.games import Game
from wandwright.testkit.scenario import Scenario

GAME = "black-rose-wars"


def with_card(folder: Path, card: str, **fields: Any) -> Game:
    """The game with other words on a card."""
    cards = {"cards": [{"id": card, **fields}]}
    (folder / "cards.yaml").write_text(yaml.safe_dump(cards), encoding="utf-8")
    return ww.game(GAME, packs=(folder,))


@pytest.mark.parametrize("word", ["push", "pull"])
def test_r189_an_event_has_no_caster_so_it_pushes_and_pulls_nobody(tmp_path: Path, word: str) -> None:
    effect = [{"do": word, "n": 1, "who": "each_mage"}, {"do": "damage", "n": 1, "to": "each_mage"}]
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
    Scenario(position, "here").run(with_card(tmp_path, "e1_01", effect=effect))


@pytest.mark.parametrize(("memories", "asked"), [(["des_meteor"], "may"), ([], "act")])
def test_r183_a_card_is_offered_where_memories_can_refill_the_grimoire(
    tmp_path: Path, memories: list[str], asked: str
) -> None:
    """R45, R183: the Grimoire is empty; with empty memories there would be nothing to draw."""
    spell = {
        "type": "utility",
        "range": 0,
        "target": "self",
        "effect": [{"do": "may", "then": [{"do": "draw", "from": "grimoire", "n": 1}]}],
        "vortex": False,
    }
    position: dict[str, Any] = {
        "game": GAME,
        "chance": {"setup": [0, [], [0, 1], 0]},
        "given": {
            "stack": [["next_activation", 0]],
            "calendar.phase": "action",
            "players.0.mage": "nero",
            "players.1.mage": "tessa",
            "players.0.room": "sanctuary",
            "players.1.room": "crypt",
            "slots.0.prepared.0": "div_astral_library",
            "players.0.prepared_halves": 1,
            "players.0.grimoire": [],
            "players.0.memories": memories,
        },
        "play": ["play quick"],
        "expect": {"decision.seat": 0, "decision.kind": asked},
    }
    Scenario(position, "here").run(with_card(tmp_path, "div_astral_library", inverted=spell))
