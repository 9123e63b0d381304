"""`wandwright campaign`: a book on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import Shell
from tests.toys.installing import install
from tests.toys.quarry import Quarry


def test_a_level_is_begun_played_and_closed(shell: Shell, tmp_path: Path) -> None:
    book, match = str(tmp_path / "years.book"), str(tmp_path / "evening.save")
    begun = shell("campaign", "new", book, "--mode", "normal", "--heroes", "harry,ron")
    assert begun.code == 0
    assert begun.lines()[0].startswith("years: normal, harry, ron")
    played = shell("campaign", "next", book, "--match", match, "--bots", "--seed", "0")
    assert played.lines()[0] == "The bots have won; close the level to write it into the book."
    closed = shell("campaign", "close", book, "--match", match, "--keep", "ron=")
    assert closed.lines()[0].startswith("level 1 won in ")
    status = shell("campaign", "status", book).lines()
    assert status[1].split() == ["1", "year-1", "won"]
    assert status[2].split() == ["2", "year-2", "open"]
    assert status[3].split() == ["3", "year-3", "locked"]


def test_a_match_that_goes_on_is_not_closed(shell: Shell, tmp_path: Path) -> None:
    book, match = str(tmp_path / "years.book"), str(tmp_path / "evening.save")
    shell("campaign", "new", book)
    shell("campaign", "next", book, "--match", match)
    refused = shell("campaign", "close", book, "--match", match)
    assert refused.code == 2
    assert "still goes on" in refused.err


def test_an_export_is_the_book_itself(shell: Shell, tmp_path: Path) -> None:
    book, copy = tmp_path / "years.book", tmp_path / "copy.book"
    shell("campaign", "new", str(book))
    assert shell("campaign", "export", str(book), "--to", str(copy)).code == 0
    assert copy.read_text("utf-8") == book.read_text("utf-8")


def test_a_book_is_never_written_over(shell: Shell, tmp_path: Path) -> None:
    book = str(tmp_path / "years.book")
    shell("campaign", "new", book)
    refused = shell("campaign", "new", book)
    assert refused.code == 2
    assert "is there already" in refused.err


def test_a_game_is_asked_for_its_own_campaign(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy with two levels, by its name."""
    install(monkeypatch, Quarry())
    book, save = tmp_path / "stones.book", tmp_path / "evening.save"
    begun = shell("campaign", "new", str(book), "--game", "quarry")
    assert begun.lines()[0].startswith("stones: together, mason, miller, cards quarry")
    shell("campaign", "next", str(book), "--match", str(save))
    match = ww.load(save.read_text("utf-8"))
    for number in (2, 1, 2):
        match.apply(f"take {number}")
    save.write_text(match.save(), "utf-8")
    closed = shell("campaign", "close", str(book), "--match", str(save), "--keep", "mason=red_stone")
    assert closed.lines() == ["level 1 won in 3 turns by mason, miller"]
    status = [line.split() for line in shell("campaign", "status", str(book)).lines()]
    assert status[1:5] == [
        ["1", "stream", "won"],
        ["2", "quarry", "open"],
        ["mason:", "red_stone"],
        ["miller:", "nothing", "yet"],
    ]


def test_a_game_or_a_mode_that_is_not_there_is_refused(shell: Shell, tmp_path: Path) -> None:
    book = str(tmp_path / "years.book")
    wrong = shell("campaign", "new", book, "--game", "death-eaters-rising")
    assert (wrong.code, "has no campaign" in wrong.err) == (2, True)
    wrong = shell("campaign", "new", book, "--mode", "hard")
    assert (wrong.code, "the modes are easy, normal" in wrong.err) == (2, True)
