"""Packs made at random from the schema: what is accepted can be read, played, saved and guessed at."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wandwright as ww
from tests.games.hogwarts_battle.own_cards import card, lay
from tests.games.invented import accepted, check_play
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.pack_checks.checks import MOMENTS
from wandwright.games.hogwarts_battle.pack_checks.parts import NEW_WORDS

SCHEMA = json.loads((files("wandwright.games.hogwarts_battle") / "pack" / "schema.json").read_text(encoding="utf-8"))
CLAUSE = SCHEMA["$defs"]["clause"]
FORMS = {
    word: rule["then"]
    for rule in CLAUSE["allOf"]
    if "do" in rule["if"].get("properties", {})
    for word in rule["if"]["properties"]["do"].get("enum", [rule["if"]["properties"]["do"].get("const")])
}
PRICES = ({"discard": 1}, {"discard": 1, "filter": "spell"}, {"attack": 1}, {"influence": 2}, {"this": True})
FIELDS: dict[str, dict[str, Any]] = {
    "starting": {"copies": 3},
    "hogwarts": {"copies": 9},
    "dark_arts": {"copies": 4},
    "villain": {"copies": 2},
    "location": {"game": 7, "order": 2},
    "hero": {"hero": "harry"},
}
DEEPEST = 3
INNER = {"then", "table"}


BASE_KINDS = ("hero", "starting", "hogwarts", "dark_arts", "villain", "location", "horcrux", "proficiency")


class Inventor:
    """Clauses that fit the schema, and mostly nothing else."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def value(self, schema: dict[str, Any], depth: int) -> Any:
        """Any value that a small piece of the schema allows."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if name == "clauses":
                return [self.clause("", depth + 1) for _ in range(self.random.randint(1, 2))]
            return self.value(SCHEMA["$defs"][name], depth)
        if "enum" in schema:
            return self.random.choice([value for value in schema["enum"] if value not in NEW_WORDS])
        if "const" in schema:
            return schema["const"]
        if schema.get("type") == "integer":
            return self.random.randint(schema["minimum"], min(schema["maximum"], schema["minimum"] + 2))
        if "then" in schema:
            return self.value(schema["then" if self.random.random() < 0.3 else "else"], depth)
        if schema.get("type") == "string":
            return self.random.choice(["weasley", "owl", "nobody"])
        if "items" in schema:
            return [self.value(schema["items"], depth)]
        names = schema.get("required") or [
            self.random.choice([name for name in schema["properties"] if name not in NEW_WORDS])
        ]
        return {name: self.value(schema["properties"][name], depth) for name in names}

    def clause(self, when: str, depth: int = 0) -> dict[str, Any]:
        if when == "action":
            then = self.value({"$ref": "clauses"}, depth)
            return {"when": when, "limit": "turn", "pay": self.random.choice(PRICES), "then": then}
        made: dict[str, Any] = {"when": when} if when else {}
        sort = self.random.random() if depth < DEEPEST else 1.0
        if sort < 0.15:
            made |= {"choose": 1, "options": [self.value({"$ref": "clauses"}, depth) for _ in range(2)]}
        elif sort < 0.25:
            made |= {"then": self.value({"$ref": "clauses"}, depth)}
        else:
            made |= self.word(depth)
        if ("then" in made and "do" not in made) or self.random.random() < 0.2:
            made["if"] = self.value({"$ref": "condition"}, depth)
        if when and self.random.random() < 0.4:
            made["limit"] = "turn"
        return made

    def word(self, depth: int) -> dict[str, Any]:
        words = [word for word, form in FORMS.items() if depth < DEEPEST or not INNER & {*form.get("required", ())}]
        words = [word for word in words if word not in NEW_WORDS]
        word = self.random.choice(words)
        form = FORMS[word]
        required = form.get("required", [])
        made: dict[str, Any] = {"do": word}
        for name in form["propertyNames"]["enum"]:
            optional = name in ("who", "per", "filter", "times", "if_stunned") and depth < DEEPEST
            if name in required or (optional and self.random.random() < 0.4):
                made[name] = self.value(form.get("properties", {}).get(name) or CLAUSE["properties"][name], depth)
        return made

    def card(self, kind: str, number: int) -> dict[str, Any]:
        lists = {name: self.clauses(MOMENTS[kind, name]) for owner, name in MOMENTS if owner == kind}
        fields: dict[str, Any] = {**FIELDS.get(kind, {}), **lists}
        if kind != "hero":
            fields["id"] = f"own_{number}"
        if kind in ("starting", "hogwarts"):
            fields["rolls"] = "roll" in WORDS.words_in(lists["effect"])
        return card(kind, fields.pop("effect"), **fields)

    def clauses(self, moments: Sequence[str]) -> list[dict[str, Any]]:
        return [
            self.clause(self.random.choice([when for when in moments if when not in NEW_WORDS]))
            for _ in range(self.random.randint(1, 2))
        ]


def invented(inventor: Inventor) -> list[dict[str, Any]]:
    """Thirty cards of each kind. A pack has one card for each id, and a hero has one id."""
    kinds = [kind for kind, name in MOMENTS if name == "effect" and kind in BASE_KINDS]
    cards = [inventor.card(kind, 100 * number + turn) for number, kind in enumerate(kinds) for turn in range(30)]
    return list({entry["id"]: entry for entry in cards}.values())


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int) -> None:
    inventor = Inventor(seed)
    left = accepted(tmp_path, lay, invented(inventor))
    assert len(left) > 10
    game = ww.game("hogwarts-battle", packs=(str(tmp_path),))
    hands = ("open", "closed")[seed % 2]
    for number, seats in ((1, 2), (7, 3)):
        options = {"game": number, "proficiencies": "deal", "hands": hands}
        check_play(game.start(seats, seed, options), inventor.random, tmp_path)
