"""A validated pack is not validated again until something in it changes; what is laid over it always is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wandwright.content import PackError, load_pack
from wandwright.content.validated import fingerprint, stamp, was_validated

SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id", "cost"],
    "properties": {"id": {"type": "string"}, "cost": {"type": "integer"}},
}
RIGHT = "cards:\n  - {id: broom, cost: 3}\n"
WRONG = "cards:\n  - {id: broom, cost: cheap}\n"


def pack(folder: Path, cards: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    (folder / "schema.json").write_text(json.dumps(SCHEMA), encoding="utf-8")
    return folder


def test_a_stamp_holds_until_something_changes(tmp_path: Path) -> None:
    own = pack(tmp_path / "own", RIGHT)
    assert not was_validated(own)
    stamp(own)
    assert was_validated(own)
    (own / "more.yaml").write_text("cards: []\n", encoding="utf-8")
    assert not was_validated(own)
    stamp(own)
    (own / "schema.json").write_text("{}", encoding="utf-8")
    assert not was_validated(own)


def test_line_ends_do_not_count(tmp_path: Path) -> None:
    own = pack(tmp_path / "own", RIGHT)
    before = fingerprint(own)
    (own / "cards.yaml").write_bytes(RIGHT.replace("\n", "\r\n").encode())
    assert fingerprint(own) == before


def test_validated_cards_are_taken_as_they_are_and_those_laid_over_them_are_validated(tmp_path: Path) -> None:
    own, other = pack(tmp_path / "own", WRONG), pack(tmp_path / "other", "cards:\n  - {id: broom, cost: 1.5}\n")
    assert [record.fields["cost"] for record in load_pack([own], SCHEMA, validated=True).records] == ["cheap"]
    with pytest.raises(PackError, match="cost"):
        load_pack([own, other], SCHEMA, validated=True)
    with pytest.raises(PackError, match="cost"):
        load_pack([own], SCHEMA)
