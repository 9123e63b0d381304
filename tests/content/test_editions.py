"""What the content hash covers, for every game, and editions that are kept whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import wandwright as ww
from tools.keep_edition import LIST, keep
from wandwright.content import content_hash, read_edition, write_edition
from wandwright.content.editions import UNREAD, edition_hash, released_edition
from wandwright.engine.matches.games import Game
from wandwright.testkit.strategies import play

Fields = Mapping[str, Any]
GAMES = [ww.game(name) for name in ww.games()]


def known_fields(game: Game) -> list[str]:
    package = type(game).__module__.rpartition(".")[0]
    schema = json.loads((files(package) / "pack" / "schema.json").read_text(encoding="utf-8"))
    return list(schema["$defs"]["card"]["properties"])


def with_another(game: Game, name: str) -> list[Fields]:
    """The records with one field of one card changed."""
    records = list(game.records())
    place = next((number for number, fields in enumerate(records) if name in fields), 0)
    records[place] = {**records[place], name: "something else"}
    return records


CASES = [(game, name) for game in GAMES for name in known_fields(game)]


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda part: str(getattr(part, "name", part)))
def test_the_hash_covers_every_field_but_those_that_the_rules_do_not_read(game: Game, name: str) -> None:
    changed = with_another(game, name)
    assert (content_hash(changed) == game.content_hash) == (name in UNREAD)
    assert edition_hash(changed) != edition_hash(game.records())


def test_every_field_that_the_rules_do_not_read_is_a_field_of_some_game() -> None:
    assert set().union(*(known_fields(game) for game in GAMES)) >= UNREAD


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_match_goes_the_same_way_whatever_stands_in_those_fields(game: Game) -> None:
    strange = {"name": "Nobody", "note": "?", "source": ("me",), "confidence": "low", "field_confidence": {}}
    assert set(strange) == UNREAD
    other = game.with_records(tuple({**fields, **strange} for fields in game.records()))
    moves = [5, 3, 8] * 40
    assert play(other.start(seed=5), moves).hash() == play(game.start(seed=5), moves).hash()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_kept_edition_is_the_same_game(game: Game) -> None:
    kept = game.with_records(read_edition(write_edition(game.records())))
    assert kept.content_hash == game.content_hash
    assert kept.records() == game.records()
    assert all(kept.cards(locale) == game.cards(locale) for locale in ("en", "cs", "it"))
    assert play(kept.start(seed=2), [4, 9] * 50).hash() == play(game.start(seed=2), [4, 9] * 50).hash()


def released() -> list[list[str]]:
    lines = Path(__file__).with_name("released.txt").read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


def test_no_released_edition_ever_disappears() -> None:
    for name, content, version in released():
        found = ww.game(name).released(content)
        assert found is not None, f"the cards of {name} in Wandwright {version} are gone; bring their file back"
        assert found.content_hash == content


def test_every_kept_edition_is_named_and_is_what_its_name_says() -> None:
    for game in GAMES:
        package = type(game).__module__.rpartition(".")[0]
        folder = Path(str(files(package))) / "editions"
        kept = {file.name.removesuffix(".json.gz") for file in folder.glob("*")}
        assert kept == {content for name, content, _ in released() if name == game.name}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_an_edition_is_kept_once(game: Game, tmp_path: Path) -> None:
    (tmp_path / LIST).parent.mkdir(parents=True)
    written = keep(game, "1.2.3", tmp_path)
    assert written is not None
    assert read_edition(written.read_bytes()) == game.records()
    assert keep(game, "1.2.4", tmp_path) is None
    assert (tmp_path / LIST).read_text(encoding="utf-8") == f"{game.name} {game.content_hash} 1.2.3\n"


def test_an_edition_is_found_in_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "some_game" / "editions"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    records = GAMES[0].records()
    (folder / f"{content_hash(records)}.json.gz").write_bytes(write_edition(records))
    monkeypatch.syspath_prepend(tmp_path)
    assert released_edition("some_game", content_hash(records)) == records
    for strange in ("0" * 64, "../editions/x", ""):
        assert released_edition("some_game", strange) is None
