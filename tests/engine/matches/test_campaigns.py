"""A campaign as a game offers it: what every book can do, shown by a toy with two levels."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import wandwright as ww
from tests.toys.heap import Heap
from tests.toys.installing import install
from tests.toys.quarry import HEROES, MODE, NAME, Quarry, QuarryBook
from wandwright.engine.errors import LevelLocked
from wandwright.engine.matches.matches import Match

WELL = (2, 1, 2)
BADLY = (1, 2, 1, 1)
NEXT = (2, 1, 2, 1, 2)


def begin(name: str = "Stones") -> QuarryBook:
    return Quarry().campaign().begin(name, MODE, HEROES[:2])


def played(book: QuarryBook, taken: Sequence[int], level: int | None = None) -> Match:
    match = book.next_match(level)
    for number in taken:
        match.apply(f"take {number}")
    return match


def test_a_game_offers_no_campaign_unless_it_says_so() -> None:
    assert Heap().campaign() is None
    assert Quarry().campaign() is not None


def test_a_level_opens_the_next_one_and_the_last_ends_the_campaign() -> None:
    book = begin()
    assert [level.state for level in book.levels()] == ["open", "locked"]
    book.close(played(book, WELL), {"mason": "red_stone"})
    assert [level.state for level in book.levels()] == ["won", "open"]
    assert (book.won, book.open_level, book.last_level) == (1, 2, 2)
    book.close(played(book, NEXT))
    assert (book.won, book.open_level) == (2, 2)


def test_a_lost_level_stays_open() -> None:
    book = begin()
    assert book.close(played(book, BADLY)).result == "lost"
    assert (book.won, book.open_level) == (0, 1)


@pytest.mark.parametrize("level", [0, 2, True, "1"])
def test_what_is_no_open_level_is_refused(level: int) -> None:
    with pytest.raises(LevelLocked, match=f"Level {level} is not open; the levels 1 to 1 are"):
        begin().next_match(level)


def test_a_won_level_is_open_for_a_replay() -> None:
    book = begin()
    book.close(played(book, WELL))
    again = book.close(played(book, (1, 1, 1, 1, 1), level=1))
    assert (again.level, again.result, again.replay, book.won) == (1, "won", True, 1)


def test_the_result_is_told_only_of_a_match_that_is_over() -> None:
    """Where a game says nothing else, winners win."""
    book = begin()
    assert ww.CampaignBook.result(book, played(book, WELL[:1])) == ""
    lost = played(book, BADLY)
    assert (ww.CampaignBook.result(book, lost), book.result(lost)) == ("won", "lost")


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert begin().renamed(["Stones", "Stones (2)"]).name == "Stones (3)"
    assert begin().renamed(["Others"]).name == "Stones"


def test_a_book_comes_back_from_its_file_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Quarry())
    book = begin()
    book.close(played(book, WELL), {"mason": "red_stone"}, {"mason": "Anna"})
    again = ww.load_book(book.save())
    assert isinstance(again, QuarryBook)
    assert (again.game.name, again.history, again.cards) == (NAME, book.history, book.cards)
    assert again.save() == book.save()
    # The stone that was kept lies on the heap of the second level.
    assert again.close(played(again, NEXT)).result == "won"
