"""The chapters of a game are listed once; its folders and its README say the same."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import wandwright as ww
from wandwright.content.card_game import CardGame

every_game = pytest.mark.parametrize("name", ww.games())


def card_game(name: str) -> CardGame:  # type: ignore[type-arg]  # any of them
    found = ww.game(name)
    assert isinstance(found, CardGame)
    return found


@every_game
def test_every_folder_of_a_chapter_is_listed(name: str) -> None:
    game = card_game(name)
    folders = [folder for folder in (files(game.package) / "chapters").iterdir() if (folder / "__init__.py").is_file()]
    assert sorted(folder.name for folder in folders) == sorted(game.chapters.names)


@every_game
def test_the_readme_says_what_every_chapter_holds(name: str) -> None:
    game = card_game(name)
    page = (files(game.package) / "README.md").read_text("utf-8")
    rows = "\n".join(line for line in page.splitlines() if line.startswith("| `"))
    assert [
        chapter
        for chapter in game.chapters.names
        if not re.search(rf"^\| `(chapters/)?{chapter}/?`", rows, re.MULTILINE)
    ] == []
