"""The cards as a table shows them: printed facts, and how sure each of them is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from wandwright.content.certainty import doubts
from wandwright.engine.display.cards import CardFace
from wandwright.games.death_eaters_rising.game import DeathEatersRising
from wandwright.games.death_eaters_rising.text import MESSAGES

GAME = DeathEatersRising()
FACES = {face.id: face for face in GAME.cards("en")}


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("hogwarts", {
            "color": "blue", "symbol": "knowledge", "headquarters": "dumbledores_office",
            "starters": ["albus_dumbledore", "minerva_mcgonagall"]}),
        ("hogsmeade", {"order": 2, "spaces": 5, "places": ["hogs_head_inn", "hogsmeade_train_platform"]}),
        ("gringotts_bank", {"location": "diagon_alley", "spaces": 5}),
        ("dumbledores_office", {
            "affiliation": "hogwarts", "copies": 2, "dice": {"blue": 2, "red": 1, "orange": 1},
            "abilities": [
                {"when": "assign", "cost": {"knowledge": 1}}, {"when": "assign", "cost": {"knowledge": 2}}]}),
        ("bellatrix_lestrange", {
            "health": 3, "cost": {"loyalty": 2, "courage": 2},
            "brief": ["Active team: 1 damage to each", "Every team's most damaged: 1 damage"]}),
        ("dark_lord", {"corrupted_to_lose": 4, "defeated_to_lose": {"2": 8, "3": 10, "4": 12}}),
        ("swap_wizard", {"copies": 2}),
        ("orange_die", {
            "color": "orange", "copies": 2, "symbol": "friendship",
            "faces": [["friendship", 1], ["friendship", 1], ["friendship", 2], ["knowledge", 1], ["loyalty", 1],
                      ["courage", 1]]}),
    ],
)  # fmt: skip
def test_the_printed_facts(card: str, facts: dict[str, Any]) -> None:
    assert FACES[card].facts == facts


def test_a_wizard() -> None:
    face = FACES["pomona_sprout"]
    assert (face.name, face.kind, face.confidence) == ("Pomona Sprout", "wizard", "low")
    assert face.facts["affiliations"] == ["hogwarts"]
    assert face.facts["cost"] == {"knowledge": 3, "courage": 1}
    assert face.lines == ("Assign 1 knowledge: remove 2 damage from a wizard.",)
    assert "hats" in face.note


def test_an_ability_shows_its_price() -> None:
    assert FACES["pomona_sprout"].facts["abilities"] == [{"when": "assign", "cost": {"knowledge": 1}}]
    assert FACES["severus_snape"].facts["abilities"] == [{"when": "self_damage", "damage": 1}]
    assert FACES["rubeus_hagrid"].facts["abilities"] == [{"when": "pool"}]
    assert "abilities" not in FACES["bellatrix_lestrange"].facts


def test_every_value_in_doubt_says_how_sure_it_is() -> None:
    assert FACES["voldemort_die"].doubts == {}
    sprout = FACES["pomona_sprout"].doubts
    assert (sprout["name"], sprout["cost"], sprout["health"]) == ("medium", "medium", "reconstructed")
    assert FACES["harry_potter"].doubts == {
        "health": "reconstructed",
        "cost": "reconstructed",
        "ability": "reconstructed",
    }
    for face in FACES.values():
        assert set(face.doubts.values()) <= {"medium", "low", "reconstructed"}


def test_a_value_that_says_nothing_is_as_sure_as_its_card() -> None:
    entry = {
        "id": "own",
        "kind": "death_eater",
        "name": "Own",
        "confidence": "low",
        "health": 2,
        "cost": {"courage": 1},
    }
    assert doubts(entry) == {"name": "low", "health": "low", "cost": "low"}
    assert doubts({**entry, "field_confidence": {"name": "high", "cost": "reconstructed"}}) == {
        "health": "low",
        "cost": "reconstructed",
    }
    assert doubts({**entry, "confidence": "high"}) == {}


@pytest.mark.parametrize("locale", MESSAGES.locales())
def test_every_card_is_ready_for_a_page(locale: str) -> None:
    faces = GAME.cards(locale)
    assert [face.id for face in faces] == list(FACES)
    for face in faces:
        assert isinstance(face, CardFace)
        assert json.loads(json.dumps(face.facts)) == face.facts
        assert face.lines
        assert face.confidence in ("high", "medium", "low", "reconstructed")


def test_names_and_lines_follow_the_language() -> None:
    czech = {face.id: face for face in GAME.cards("cs")}
    assert czech["hogsmeade"].name == "Prasinky"
    assert czech["rubeus_hagrid"].lines == ("Když si bereš kostky: získej 1\N{NO-BREAK SPACE}modrou kostku.",)
    assert GAME.cards("xx") == GAME.cards("en")
