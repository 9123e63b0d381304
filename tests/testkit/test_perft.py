"""Counts of positions by depth. When a number changes, what is legal has changed: was that meant?"""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.testkit.perft import divide, perft

BATTLE = ww.game("hogwarts-battle")
# Game and number of heroes; the match is that of seed 7.
GOLDEN: dict[tuple[int, int], list[int]] = {
    (1, 2): [1, 4, 15, 52, 174, 573, 1830, 5403],
    (3, 2): [1, 4, 16, 64, 243, 915, 3266, 10837],
    (5, 3): [1, 6, 24, 48, 192, 816, 3384],
    (7, 2): [1, 4, 16, 63, 212, 730, 2242],
    (7, 4): [1, 4, 16, 63, 212, 736, 2287],
}


def begin(game: int, seats: int) -> ww.Match:
    return BATTLE.start(seats=seats, seed=7, options={"game": game, "proficiencies": "deal"})


@pytest.mark.parametrize(("game", "seats"), sorted(GOLDEN))
def test_counts_of_hogwarts_battle(game: int, seats: int) -> None:
    wanted = GOLDEN[game, seats]
    assert perft(begin(game, seats), len(wanted) - 1) == wanted


def test_counts_add_up_below_the_first_action() -> None:
    match = begin(3, 2)
    below = divide(match, 5)
    assert sum(below.values()) == perft(match, 5)[5]
    assert list(below) == [action.notation for action in match.decisions[0].actions]


def test_simultaneous_questions_are_counted_in_every_order() -> None:
    """Two seats with two coins each: four first answers, each followed by two of the other seat."""
    match = Toy().start(seats=2, seed=1, options={"coins": 2})
    counts = perft(match, 2)
    assert counts == [1, 4, 8]
    assert set(divide(match, 1)) == {f"{d.seat}: {a.notation}" for d in match.decisions for a in d.actions}


def test_a_match_that_is_over_has_nothing_deeper() -> None:
    match = Toy().start(seats=2, seed=1)
    while match.decision is not None:
        match.apply(match.decision.actions[0])
    assert perft(match, 3) == [1, 0, 0, 0]


def test_counting_leaves_the_match_alone() -> None:
    match = begin(1, 2)
    before = (match.hash(), match.events)
    perft(match, 4)
    assert (match.hash(), match.events) == before


@pytest.mark.parametrize(("depth", "wanted"), [(-1, []), (0, [1])])
def test_no_depth_no_counts(depth: int, wanted: list[int]) -> None:
    assert perft(begin(1, 2), depth) == wanted
