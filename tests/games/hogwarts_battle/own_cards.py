"""Cards of one's own, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

import wandwright as ww
from wandwright.engine.matches.games import Game

OWN = "own_card"
NEEDED: dict[str, dict[str, Any]] = {
    "hero": {"id": "neville_longbottom_hero_g1", "hero": "neville", "health": 10},
    "starting": {"type": "spell", "hero": "harry", "cost": 0},
    "hogwarts": {"type": "spell", "cost": 1},
    "villain": {"health": 3, "reward": []},
    "location": {"order": 9, "slots": 4, "events": 1},
    "horcrux": {"game": 7, "order": 1, "needs": {"any": ["attack"]}, "reward": []},
    "proficiency": {"game": 6},
}


def card(kind: str, effect: Sequence[dict[str, Any]] | None, **fields: Any) -> dict[str, Any]:
    """A complete card; a hero card takes the place of the one that the Game has."""
    clauses = {} if effect is None else {"effect": list(effect)}
    if kind == "hero" and "hero" in fields:
        names = {"harry": "harry_potter", "ron": "ron_weasley", "hermione": "hermione_granger"}
        fields["id"] = f"{names[fields['hero']]}_hero_g1"
    common = {"id": OWN, "name": "Own card", "kind": kind, "game": 1, "copies": 1, "confidence": "high"}
    return {**common, "source": ["own"], **NEEDED.get(kind, {}), **clauses, **fields}


def gain(word: str) -> dict[str, Any]:
    return {"do": word, "n": 1}


def lay(folder: Path, *entries: dict[str, Any]) -> Game:
    """The game with these entries over its own cards; PackError says what is wrong with them."""
    (folder / "cards.yaml").write_text(yaml.safe_dump({"cards": list(entries)}, sort_keys=False), encoding="utf-8")
    return ww.game("hogwarts-battle", packs=(folder,))
