"""Counts of positions by depth, on the toy. Those of the games are in tests/goldens."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.testkit.perft import divide, perft


def begin() -> ww.Match:
    return Toy().start(seats=2, seed=1, options={"coins": 2})


def test_counts_add_up_below_the_first_action() -> None:
    match = begin()
    below = divide(match, 5)
    assert sum(below.values()) == perft(match, 5)[5] > 10


def test_simultaneous_questions_are_counted_in_every_order() -> None:
    """Two seats with two coins each: four first answers, each followed by two of the other seat."""
    match = begin()
    counts = perft(match, 2)
    assert counts == [1, 4, 8]
    assert set(divide(match, 1)) == {f"{d.seat}: {a.notation}" for d in match.decisions for a in d.actions}


def test_a_match_that_is_over_has_nothing_deeper() -> None:
    match = Toy().start(seats=2, seed=1)
    while match.decision is not None:
        match.apply(match.decision.actions[0])
    assert perft(match, 3) == [1, 0, 0, 0]


def test_counting_leaves_the_match_alone() -> None:
    match = begin()
    before = (match.hash(), match.events)
    perft(match, 4)
    assert (match.hash(), match.events) == before


@pytest.mark.parametrize(("depth", "wanted"), [(-1, []), (0, [1])])
def test_no_depth_no_counts(depth: int, wanted: list[int]) -> None:
    assert perft(begin(), depth) == wanted
