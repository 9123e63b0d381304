"""The record of an effect word says whether it can be carried out and what it is worth to a bot, in every game."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.testkit import word_records

every_game = pytest.mark.parametrize("name", ww.games())


@every_game
def test_every_word_that_runs_says_whether_it_can_and_what_it_is_worth(name: str) -> None:
    silent = word_records.silent_words(ww.game(name).chapters.words)
    assert not silent, f"Give these a test (or `always`) and a worth (0.0 where the record can't say one): {silent}"


@every_game
def test_a_worth_counts_a_field_of_its_word(name: str) -> None:
    assert word_records.lost_fields(ww.game(name).chapters.words) == []
