"""What the content hash covers, for every game, and editions that are kept whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

import wandwright as ww
from wandwright.content import content_hash, read_edition, write_edition
from wandwright.content.editions import UNREAD, edition_hash
from wandwright.engine.games import Game
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
