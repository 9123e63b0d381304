"""The record of an effect word says whether it can be carried out and what it is worth to a bot, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww

# Games whose words all say it.
NAMES = ("black-rose-wars",)


@pytest.mark.parametrize("name", NAMES)
def test_every_word_that_runs_says_whether_it_can_and_what_it_is_worth(name: str) -> None:
    game: Any = ww.game(name)
    words = game.chapters.words
    words = [word for word in words if word.run is not None]
    assert words
    silent = [word.name for word in words if word.can is None or word.worth is None]
    assert not silent, f"Give these a test (or `always`) and a worth (0.0 where what is inside has one): {silent}"
