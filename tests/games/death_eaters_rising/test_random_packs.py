"""Packs made at random from the schema: what is accepted can be read, played, saved and guessed at."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import wandwright as ww
from tests.games.death_eaters_rising.own_cards import SCHEMA, card, lay
from tests.games.invented import accepted, check_play
from wandwright.games.death_eaters_rising.pack_checks.checks import CAST, DARK, WORDS_AT

CLAUSE = SCHEMA["$defs"]["clause"]
FORMS: dict[str, dict[str, Any]] = {
    word: rule["then"]
    for rule in CLAUSE["allOf"]
    for word in rule["if"]["properties"]["do"].get("enum", [rule["if"]["properties"]["do"].get("const")])
}
REFERENCES = {
    "team_has": ("hogwarts", "dumbledores_army"),
    "team_has_other": ("hogwarts", "order_of_the_phoenix"),
    "mission_at": ("hogsmeade", "diagon_alley"),
    "affiliation": ("hogwarts", "order_of_the_phoenix", "dumbledores_army"),
}
SYMBOLS = SCHEMA["$defs"]["symbol"]["enum"]
PLACES = ("department_of_mysteries", "the_atrium", "ollivanders_wand_shop", "gringotts_bank", "hogs_head_inn")
HEADQUARTERS = ("dumbledores_office", "grimmauld_place_12", "room_of_requirement")
COLORS = ("orange", "blue", "red", "purple")
ACTIONS = 250


class Inventor:
    """Entries that fit the schema, and mostly the checks too."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def value(self, schema: dict[str, Any]) -> Any:
        """Any value that a small piece of the schema allows."""
        if "$ref" in schema:
            return self.value(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if schema["type"] == "boolean":
            return self.random.random() < 0.5
        if schema["type"] == "integer":
            return self.random.randint(schema["minimum"], 3)
        values = {self.value(schema["items"]) for _ in range(self.random.randint(1, 3))}
        return sorted(values)

    def clause(self, words: tuple[str, ...]) -> dict[str, Any]:
        word = self.random.choice(words)
        form = FORMS[word]
        made: dict[str, Any] = {"do": word}
        for name in form.get("required", ()):
            made[name] = self.value(form.get("properties", {}).get(name) or CLAUSE["properties"][name])
        if made.get("target") == "here_affiliation":
            made["affiliation"] = self.random.choice(REFERENCES["affiliation"])
        if word == "discard_token" and self.random.random() < 0.5:
            made["otherwise"] = self.clauses(tuple(other for other in DARK if other != word))
        if word == "heal" and self.random.random() < 0.2:
            made["per"] = "death_eater_damage_dealt"
        return made

    def clauses(self, words: tuple[str, ...]) -> list[dict[str, Any]]:
        return [self.clause(words) for _ in range(self.random.randint(1, 3))]

    def cost(self) -> dict[str, int]:
        return {symbol: self.random.randint(1, 3) for symbol in self.random.sample(SYMBOLS, 2)}

    def condition(self) -> dict[str, Any]:
        asked = self.random.choice(list(SCHEMA["$defs"]["condition"]["properties"]))
        return {asked: self.random.choice(REFERENCES.get(asked, (True,)))}

    def ability(self) -> dict[str, Any]:
        when = self.random.choice(list(WORDS_AT))
        made: dict[str, Any] = {"when": when, "effect": self.clauses(WORDS_AT[when])}
        if self.random.random() < 0.3:
            made["if"] = self.condition()
        if when == "assign":
            made["cost"] = self.cost()
        if when == "self_damage":
            made["damage"] = self.random.randint(1, 3)
        return made

    def entries(self) -> list[dict[str, Any]]:
        """Many new characters and tokens, and changes to the rest of the box."""
        number = self.random.randint
        powers = [[{"when": "assign", "cost": self.cost(), "effect": self.clauses(WORDS_AT["assign"])}] * number(1, 4)
                  for _ in HEADQUARTERS]  # fmt: skip
        return [
            *(card("wizard", id=f"own_wizard_{n}", health=number(1, 9), cost=self.cost(), ability=self.ability(),
                   affiliations=self.random.sample(REFERENCES["affiliation"], number(1, 3))) for n in range(40)),
            *(card("death_eater", id=f"own_death_eater_{n}", health=number(1, 4), cost=self.cost(),
                   regular=self.clauses(DARK), dark_mark=[]) for n in range(15)),
            *(card("death_eater", id=f"own_mark_{n}", health=number(1, 4), cost=self.cost(),
                   regular=[], dark_mark=self.clauses(DARK)) for n in range(15)),
            *(card("spell_token", id=f"own_token_{n}", copies=number(1, 4), effect=self.clauses(CAST))
              for n in range(25)),
            *({"id": name, "penalty": self.clauses(DARK), "spaces": number(1, 9)} for name in PLACES),
            *({"id": name, "abilities": power} for name, power in zip(HEADQUARTERS, powers, strict=True)),
            *({"id": f"{color}_die", "copies": number(4, 9)} for color in COLORS),
        ]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int) -> None:
    inventor = Inventor(seed)
    entries = inventor.entries()
    left = accepted(tmp_path, lay, entries)
    assert len(left) > len(entries) * 0.7
    game = ww.game("death-eaters-rising", packs=(str(tmp_path),))
    for entry in left:
        assert game.card_text(entry["id"])
    for seats in (2, 3, 4):
        check_play(game.start(seats, seed, {"voldemort_damage": 10}), inventor.random, tmp_path)
