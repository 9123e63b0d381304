"""The schema of a pack follows from the records of the words; what is kept in the repository is fresh."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.engine.toy_words import PROGRAMS, WORDS
from wandwright.content.schemas import fill
from wandwright.engine.words.words import Vocabulary
from wandwright.games.death_eaters_rising.effects import WORDS as RISING
from wandwright.games.hogwarts_battle.effects import WORDS as BATTLE

REST: Mapping[str, Any] = {
    "type": "array",
    "items": {"$ref": "#/$defs/clause"},
    "$defs": {
        "clauses": {"type": "array", "items": {"$ref": "#/$defs/clause"}},
        "clause": {
            "type": "object",
            "properties": {
                "do": {"$ref": "#/$defs/do"},
                "if": {"$ref": "#/$defs/condition"},
                "limit": {"$ref": "#/$defs/limit"},
                "may": {"const": True},
            },
            "additionalProperties": False,
        },
        "who": {"enum": ["self", "all", "others"]},
        "condition": {"properties": {"rich": {"type": "integer"}}, "additionalProperties": False},
        "per": {"enum": ["prize_won"]},
        "limit": {"enum": ["match"]},
    },
}
TOY = Draft202012Validator(fill(dict(REST), WORDS))


@pytest.mark.parametrize(("game", "words"), [("hogwarts_battle", BATTLE), ("death_eaters_rising", RISING)])
def test_the_schema_of_a_game_is_fresh(game: str, words: Vocabulary) -> None:
    pack = files(f"wandwright.games.{game}") / "pack"
    rest, kept = (json.loads((pack / name).read_text(encoding="utf-8")) for name in ("schema.part.json", "schema.json"))
    assert fill(rest, words) == kept, "run make schemas"


@pytest.mark.parametrize("clause", [clause for clauses in PROGRAMS for clause in clauses])
def test_what_the_toy_says_fits(clause: Mapping[str, Any]) -> None:
    assert list(TOY.iter_errors([clause])) == []


@pytest.mark.parametrize(
    "clause",
    [
        {"do": "gain"},
        {"do": "gain", "n": 0},
        {"do": "gain", "n": 1, "who": "nobody"},
        {"do": "spend", "n": 1, "who": "all"},
        {"do": "each", "who": "self", "then": [{"do": "shiny"}]},
        {"do": "choose", "choose": 1, "options": []},
        {"choose": 1},
        {"choose": 1, "options": [[{"do": "shiny"}], [{"do": "shiny"}]], "n": 2},
        {"do": "shiny", "mark": 1},
    ],
)
def test_what_no_record_allows_is_refused(clause: Mapping[str, Any]) -> None:
    assert list(TOY.iter_errors([clause])) != []


def test_an_editor_is_told_what_a_word_does() -> None:
    words = fill(dict(REST), WORDS)["$defs"]["do"]
    assert dict(zip(words["enum"], words["enumDescriptions"], strict=True))["gain"] == "who gains n points"
