"""A small schema and small packs for the tests of the loader."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from wandwright.content import Mistake, Pack, PackError, load_pack

SCHEMA: Mapping[str, Any] = {
    "$ref": "#/$defs/card",
    "$defs": {
        "card": {
            "type": "object",
            "required": ["id", "name", "kind"],
            "additionalProperties": False,
            "properties": {
                "id": {"type": "string", "pattern": "^[a-z_]+$", "description": "lower-case letters"},
                "name": {"type": "string", "minLength": 1},
                "kind": {"enum": ["spell", "item", "ally"]},
                "cost": {"type": "integer", "minimum": 0, "maximum": 9},
                "weight": {"type": "number"},
                "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True, "maxItems": 3},
                "quick": {"type": "boolean"},
                "copies": {"type": "object", "additionalProperties": {"type": "integer"}},
                "effect": {"type": "array", "items": {"$ref": "#/$defs/clause"}},
            },
        },
        "clause": {"oneOf": [{"$ref": "#/$defs/gain"}, {"$ref": "#/$defs/lose"}, {"$ref": "#/$defs/choice"}]},
        "gain": {
            "type": "object",
            "required": ["do", "n"],
            "additionalProperties": False,
            "properties": {"do": {"const": "gain"}, "n": {"type": "integer"}, "who": {"enum": ["all", "self"]}},
        },
        "lose": {
            "type": "object",
            "required": ["do"],
            "additionalProperties": False,
            "properties": {"do": {"const": "lose"}, "n": {"type": "integer"}},
        },
        "choice": {
            "type": "object",
            "required": ["options"],
            "additionalProperties": False,
            "properties": {"options": {"type": "array", "items": {"$ref": "#/$defs/clause"}, "minItems": 2}},
        },
    },
}

LUMOS = "  - id: lumos\n    name: Lumos\n    kind: spell\n"
BROOM = "  - id: broom\n    name: Broom\n    kind: item\n    cost: 5\n"
GAME = f"cards:\n{LUMOS}{BROOM}"


def write(directory: Path, text: str | bytes, name: str = "cards.yaml") -> Path:
    """A pack directory with one more file in it."""
    directory.mkdir(exist_ok=True)
    (directory / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return directory


def load(*directories: Path, schema: Mapping[str, Any] = SCHEMA) -> Pack:
    return load_pack(directories, schema)


def mistakes_in(*directories: Path, schema: Mapping[str, Any] = SCHEMA) -> list[Mistake]:
    with pytest.raises(PackError) as caught:
        load(*directories, schema=schema)
    return list(caught.value.mistakes)


def the_mistake(directory: Path, text: str | bytes, schema: Mapping[str, Any] = SCHEMA) -> Mistake:
    """The one mistake in a pack that is this text."""
    mistakes = mistakes_in(write(directory, text), schema=schema)
    assert len(mistakes) == 1, mistakes
    return mistakes[0]
