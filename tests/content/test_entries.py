"""The entries of a pack together: lost references, twins, equal values, and what is lacking."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.helpers import GAME, load, write
from wandwright.content.entries import Entries, Reference, same_value

ACCIO = "  - id: accio\n    name: Accio\n    kind: spell\n"
WAND = "  - id: wand\n    name: Wand\n    kind: item\n    cost: 5\n"


@pytest.fixture
def entries(tmp_path: Path) -> Entries:
    ours, own = write(tmp_path / "game", GAME), write(tmp_path / "own", f"cards:\n{ACCIO}{WAND}")
    return Entries(load(ours, own), ours)


def test_our_own_entries_come_first(entries: Entries) -> None:
    assert [record.id for record in entries.records] == ["broom", "lumos", "accio", "wand"]
    assert [record.id for record in entries.of("spell")] == ["lumos", "accio"]
    assert entries.of("ally") == ()


def test_a_name_that_no_entry_of_the_kind_has_is_lost(entries: Entries) -> None:
    wand = entries.by_id["wand"]
    (mistake,) = entries.lost([Reference(wand, ("name",), "spell", "lumas"), Reference(wand, (), "item", "broom")])
    assert (mistake.card, mistake.allowed) == ("wand", "lumos")
    assert mistake.problem.startswith('no spell has the id "lumas"')


def test_the_second_of_a_kind_is_to_blame(entries: Entries) -> None:
    (mistake,) = entries.twins(["spell", "ally"])
    assert mistake.card == "accio"
    assert "there is already a spell: lumos" in mistake.problem


def test_equal_values_are_told_where_the_second_stands(entries: Entries) -> None:
    (mistake,) = same_value(entries.of("item"), "cost")
    assert (mistake.card, mistake.line) == ("wand", 8)
    assert mistake.problem.startswith("broom has the same `cost`")


def test_the_other_pack_is_to_blame_for_what_is_lacking(entries: Entries, tmp_path: Path) -> None:
    (mistake,) = entries.gaps(["is no ally; do not remove it"])
    assert (mistake.file, mistake.card) == (str(tmp_path / "own"), "")
    assert mistake.problem == "with all packs together there is no ally; do not remove it"
