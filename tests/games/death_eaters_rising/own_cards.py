"""Cards of one's own, for tests."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from wandwright.content import Pack, load_game_pack
from wandwright.games.death_eaters_rising.pack_checks.chains import check_together
from wandwright.games.death_eaters_rising.pack_checks.checks import check

PACK = files("wandwright.games.death_eaters_rising") / "pack"
SCHEMA: dict[str, Any] = json.loads((PACK / "schema.json").read_text(encoding="utf-8"))
OWN = "own_card"
HEAL = {"do": "heal", "n": 1, "wizards": 1, "target": "any_wizard"}
HURT = {"do": "damage_wizards", "n": 1, "target": "active_team_all"}
NEEDED: dict[str, dict[str, Any]] = {
    "wizard": {
        "affiliations": ["hogwarts"],
        "starter": False,
        "health": 4,
        "cost": {"courage": 1},
        "ability": {"when": "once_per_turn", "effect": [HEAL]},
    },
    "death_eater": {"health": 2, "cost": {"courage": 1}, "regular": [HURT], "dark_mark": [HURT]},
    "spell_token": {"copies": 1, "effect": [HEAL]},
    "place": {"location": "hogsmeade", "spaces": 5, "penalty": [HURT]},
    "location": {"order": 1, "spaces": 5, "places": ["own_place"]},
    "voldemort": {"cost": {"courage": 1}},
    "villain_card": {"corrupted_to_lose": 4, "defeated_to_lose": {2: 8, 3: 10, 4: 12}},
    "voldemort_die": {"faces": ["clockwise", "counterclockwise", *["dark_mark"] * 6]},
    "wizard_die": {
        "color": "blue",
        "copies": 4,
        "symbol": "knowledge",
        "faces": [["friendship", 2], *[["knowledge", 1]] * 5],
    },
    "headquarters": {
        "affiliation": "hogwarts",
        "copies": 2,
        "dice": {"blue": 4},
        "abilities": [{"when": "assign", "cost": {"courage": 1}, "effect": [HEAL]}],
    },
    "affiliation": {
        "color": "orange",
        "symbol": "friendship",
        "headquarters": "dumbledores_office",
        "starters": ["albus_dumbledore"],
    },
}


def card(kind: str, **fields: Any) -> dict[str, Any]:
    """A complete entry of a kind."""
    about = {"id": OWN, "name": "Own card", "kind": kind, "confidence": "high", "source": ["own"]}
    return {**about, **NEEDED[kind], **fields}


def wizard(when: str, *clauses: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A complete wizard with an ability; other fields are those of the ability."""
    return card("wizard", ability={"when": when, **fields, "effect": list(clauses)})


def lay(folder: Path, *entries: dict[str, Any]) -> Pack:
    """The game's own pack with these entries over it; PackError says what is wrong with them."""
    (folder / "cards.yaml").write_text(yaml.safe_dump({"cards": list(entries)}, sort_keys=False), encoding="utf-8")
    return load_game_pack("wandwright.games.death_eaters_rising", [folder], check, check_together)
