"""The page's types follow from the server's: what is renamed there is another type here, and makes the file stale."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tools import web_types


@pytest.fixture(scope="module")
def schema() -> web_types.Schema:
    return web_types.read_schema()


def changed(schema: web_types.Schema, old: str, new: str) -> web_types.Schema:
    """The schema as if a field of the heroes had another name."""
    other = copy.deepcopy(schema)
    hero = other["games"]["hogwarts-battle"]["view"]["properties"]["heroes"]["items"]
    hero["properties"][new] = hero["properties"].pop(old)
    hero["required"] = [new if name == old else name for name in hero["required"]]
    return other


def test_the_files_are_fresh(schema: web_types.Schema, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_types, "read_schema", lambda: schema)
    assert web_types.stale(web_types.files()) == []


def test_a_renamed_field_is_another_type_and_makes_the_file_stale(
    schema: web_types.Schema, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_types, "read_schema", lambda: changed(schema, "influence", "favour"))
    made = web_types.files()
    path = web_types.GAMES / "hogwarts-battle" / "fields.ts"
    assert "    favour: number;\n" in made[path]
    assert "    influence: number;\n" not in made[path]
    assert web_types.stale(made) == [path]


VIEW: dict[str, Any] = {
    "type": "object",
    "properties": {
        "place": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}], "items": False},
        "dice": {
            "type": "array",
            "items": {"title": "Die", "type": "object", "properties": {"face": {"enum": ["a", "b"]}}, "required": []},
        },
        "card": {"anyOf": [{"title": "CardRef", "properties": {"id": {"type": "string"}}}, {"type": "null"}]},
        "seats": {"type": "array", "items": {"properties": {"hand": {"type": "integer"}}, "type": "object"}},
    },
    "required": ["card", "dice", "place"],
    "additionalProperties": False,
}


def test_the_types_of_a_game_name_its_records_and_those_of_all_games() -> None:
    text = web_types.game_types(
        {"view": VIEW, "words": {"side": ["A", "B"]}, "kinds": ["act"], "verbs": ["end", "play"]},
        {"CardRef": {}, "Other": {}},
    )
    assert text.splitlines()[1:] == [
        "import type { CardRef } from '../../lib/protocol';",
        "",
        "export interface Die {",
        '  face?: "a" | "b";',
        "}",
        "",
        "export type GameView = {",
        "  place: [number, number];",
        "  dice: Die[];",
        "  card: CardRef | null;",
        "  seats?: {",
        "    hand?: number;",
        "  }[];",
        "};",
        "",
        "export type Kind =",
        '  | "act";',
        "",
        "export type Verb =",
        '  | "end"',
        '  | "play";',
        "",
        "/** The words of numbers, in their order. */",
        "export const WORDS = {",
        '  "side": ["A", "B"],',
        "} as const;",
    ]
