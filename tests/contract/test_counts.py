"""Counts of positions by depth. When one changes, what is legal has changed: was that meant? See `make goldens`."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.testkit.goldens import Counts, counts_text, read_counts

FILE = Path(__file__).resolve().parents[1] / "goldens" / "perft.json"
GOLDEN = read_counts(FILE)


@pytest.mark.parametrize("entry", GOLDEN, ids=str)
def test_counts_are_as_stored(entry: Counts) -> None:
    assert entry.counted() == entry.counts


@pytest.mark.parametrize("name", ww.games())
def test_every_game_is_counted_with_few_and_many_seats(name: str) -> None:
    found = ww.game(name)
    seats = {entry.seats for entry in GOLDEN if entry.game == name}
    assert {found.fewest_seats, found.most_seats} <= seats


def test_some_counts_are_taken_where_others_may_step_in() -> None:
    rising = [entry for entry in GOLDEN if entry.game == "death-eaters-rising"]
    kinds = {decision.kind for entry in rising for decision in entry.position().decisions}
    assert {"travel", "act", "spell"} <= kinds


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert FILE.read_text(encoding="utf-8") == counts_text(GOLDEN)
