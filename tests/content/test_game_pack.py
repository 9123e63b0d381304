"""A game's own pack comes from its package; what is wrong only together is blamed on the cards laid over it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.content.helpers import BROOM, GAME, SCHEMA, write
from wandwright.content import Mistake, PackError, Record, load_game_pack
from wandwright.content.entries import Entries


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder `pack` of the package `shop`."""
    package = tmp_path / "shop"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    folder = write(package / "pack", GAME)
    (folder / "schema.json").write_text(json.dumps(SCHEMA), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop("shop", None)


def right(record: Record) -> Iterable[tuple[Any, str, str]]:
    return ()


def dear(record: Record) -> Iterable[tuple[Any, str, str]]:
    if record.fields.get("cost", 0) > 5:
        yield (("cost",), "nobody can pay that", "0 to 5")


def well_together(box: Entries) -> Iterable[Mistake]:
    assert box.ours.name == "pack"
    return ()


def no_twins(box: Entries) -> Iterable[Mistake]:
    """Two cards of one name do not go together."""
    names = [record.fields["name"] for record in box.records]
    twins = [record for record in box.records if names.count(record.fields["name"]) > 1]
    return [record.wrong(("name",), "a twin") for record in twins]


def test_the_own_pack_with_another_over_it(folder: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "own", BROOM.join(["cards:\n", ""]).replace("cost: 5", "cost: 1"))
    plain = load_game_pack("shop", (), right, well_together)
    changed = load_game_pack("shop", (other,), right, no_twins)
    assert [record.fields.get("cost") for record in plain.records] == [5, None]
    assert [record.fields.get("cost") for record in changed.records] == [1, None]


def test_files_are_read_anew_each_time(folder: Path) -> None:
    load_game_pack("shop", (), right, well_together)
    write(folder, f"cards:\n{BROOM}")
    assert [record.id for record in load_game_pack("shop", (), right, well_together).records] == ["broom"]


def test_each_card_is_checked_before_all_together(folder: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "own", "cards:\n  - id: broom\n    cost: 7\n    name: Lumos\n")
    with pytest.raises(PackError, match="nobody can pay that"):
        load_game_pack("shop", (other,), dear, no_twins)


def test_others_are_to_blame_where_there_are_any(folder: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "own", "cards:\n  - id: broom\n    name: Lumos\n")
    with pytest.raises(PackError) as caught:
        load_game_pack("shop", (other,), right, no_twins)
    assert [(mistake.file, mistake.card) for mistake in caught.value.mistakes] == [(str(other / "cards.yaml"), "broom")]


def test_without_others_every_mistake_is_told(folder: Path) -> None:
    write(folder, GAME.replace("name: Broom", "name: Lumos"))
    with pytest.raises(PackError) as caught:
        load_game_pack("shop", (), right, no_twins)
    assert {mistake.card for mistake in caught.value.mistakes} == {"broom", "lumos"}
