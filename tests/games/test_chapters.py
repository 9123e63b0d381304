"""The chapters of a game are listed once; its folders, the contract of import-linter and its README say the same."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.content.card_game import CardGame

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
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
def test_the_layers_are_the_chapters_from_the_last_to_the_first(name: str) -> None:
    game = card_game(name)
    layers = [one["layers"] for one in CONTRACTS if one.get("containers") == [f"{game.package}.chapters"]]
    assert layers == [list(reversed(game.chapters.names))], "Set the layers in pyproject.toml by CHAPTERS of the game."


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
