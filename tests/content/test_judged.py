"""A game's own pack that was judged is not judged again; after any change it is, and so is what is laid over it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wandwright.content import PackError, load_pack
from wandwright.content.judged import fingerprint, stamp, was_judged

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
    assert not was_judged(own)
    stamp(own)
    assert was_judged(own)
    (own / "more.yaml").write_text("cards: []\n", encoding="utf-8")
    assert not was_judged(own)
    stamp(own)
    (own / "schema.json").write_text("{}", encoding="utf-8")
    assert not was_judged(own)


def test_line_ends_do_not_count(tmp_path: Path) -> None:
    own = pack(tmp_path / "own", RIGHT)
    before = fingerprint(own)
    (own / "cards.yaml").write_bytes(RIGHT.replace("\n", "\r\n").encode())
    assert fingerprint(own) == before


def test_judged_cards_are_taken_as_they_are_and_those_laid_over_them_are_judged(tmp_path: Path) -> None:
    own, other = pack(tmp_path / "own", WRONG), pack(tmp_path / "other", "cards:\n  - {id: broom, cost: 1.5}\n")
    assert [record.fields["cost"] for record in load_pack([own], SCHEMA, judged=True).records] == ["cheap"]
    with pytest.raises(PackError, match="cost"):
        load_pack([own, other], SCHEMA, judged=True)
    with pytest.raises(PackError, match="cost"):
        load_pack([own], SCHEMA)
