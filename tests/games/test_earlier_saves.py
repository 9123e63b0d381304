"""Saves that were made before steps and answers were numbered by a tool: they load, and go on as they would have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wandwright as ww

SAVES = sorted((Path(__file__).parent.parent / "goldens" / "saves").glob("*.save"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_edition_loads_and_plays_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8").strip()
    match = ww.load(text)
    assert json.loads(match.save())["snapshot"] == json.loads(text)["snapshot"]
    assert match.decision is not None
    before = match.hash()
    match.apply(match.decision.actions[-1])
    assert match.hash() != before
    match.undo()
    assert match.hash() == before
