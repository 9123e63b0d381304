"""The file of a book: whose it is, whether it is whole, and what is said of one that can't be opened."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wandwright as ww
from tests.toys.heap import Heap
from tests.toys.installing import install
from tests.toys.quarry import HEROES, MODE, Quarry, QuarryCampaign
from wandwright.engine.errors import BadOption, ContentMismatch, DamagedSave, FutureSave, ImpossibleBook
from wandwright.engine.matches.books import LARGEST_BOOK, game_with_campaign, read_book
from wandwright.engine.matches.games import installed
from wandwright.engine.matches.saves import checksum


class FirstCampaign(QuarryCampaign):
    """The campaign of a game whose files named none in the past."""

    takes_unnamed = True


class FirstQuarry(Quarry):
    """The first game that had a campaign."""

    name = "a-quarry"

    def campaign(self) -> FirstCampaign:
        return FirstCampaign(self)


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Quarry(), FirstQuarry(), Heap())


def text(**changes: Any) -> str:
    """A whole file with other fields; None leaves a field out."""
    body = {**read_book(Quarry().campaign().begin("Stones", MODE, HEROES).save()), **changes}
    kept = {name: value for name, value in body.items() if value is not None}
    return json.dumps({**kept, "checksum": checksum(kept)})


def test_a_file_names_its_game() -> None:
    assert ww.load_book(text()).game.name == "quarry"
    assert ww.load_book(text(game="a-quarry", content=FirstQuarry().content_hash)).game.name == "a-quarry"


def test_a_file_without_a_game_belongs_to_the_campaign_that_takes_it() -> None:
    """The first in the order of the names, of those that say so."""
    assert game_with_campaign() == "a-quarry"
    assert ww.load_book(text(game=None, content=FirstQuarry().content_hash)).game.name == "a-quarry"


def test_where_no_campaign_takes_what_is_unnamed_a_game_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {name: entry for name, entry in installed().items() if name in ("quarry", "heap")}
    monkeypatch.setattr("wandwright.engine.matches.games.installed", lambda: entries)
    with pytest.raises(BadOption, match="Name the game"):
        game_with_campaign()


@pytest.mark.parametrize(
    ("changes", "problem", "told"),
    [
        ({"game": "chess"}, DamagedSave, "a game that is not installed here"),
        ({"game": 7}, DamagedSave, "a game that is not installed here"),
        ({"game": "heap"}, BadOption, "Heap has no campaign"),
        ({"content": "0123456789abcdef"}, ContentMismatch, "the cards 0123456789ab, and here are the cards quarry"),
        ({"content": None}, ImpossibleBook, "with which cards"),
        ({"mode": "alone", "cards": {}}, ImpossibleBook, "Nobody has begun this book"),
        ({"wandwright_book": 2}, FutureSave, "newer Wandwright"),
        ({"wandwright_book": None}, DamagedSave, "not the book of a campaign"),
    ],
)
def test_a_book_that_is_not_opened_says_why(changes: dict[str, Any], problem: type[Exception], told: str) -> None:
    with pytest.raises(problem, match=told):
        ww.load_book(text(**changes))


@pytest.mark.parametrize("damaged", ["", "{}", "[" * 50_000, "no book", "x" * (LARGEST_BOOK + 1)])
def test_what_is_no_book_is_damaged(damaged: str) -> None:
    with pytest.raises(DamagedSave):
        ww.load_book(damaged)


def test_a_book_that_was_cut_off_or_changed_is_damaged() -> None:
    whole = text()
    for damaged in (whole[:-10], whole.replace("Stones", "Others")):
        with pytest.raises(DamagedSave):
            ww.load_book(damaged)
