"""Counts of positions of Death Eaters Rising by depth. When one changes, what is legal has changed: was that meant?"""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.testkit.perft import perft
from wandwright.testkit.trials import Trial, Walk

RISING = ww.game("death-eaters-rising")
# Seats, seed, and how many decisions of an eager match come first.
GOLDEN: dict[tuple[int, int, int], list[int]] = {
    (2, 7, 0): [1, 3, 9, 18, 54, 108, 216, 216, 2520, 17784],
    (2, 36, 9): [1, 11, 91, 604, 3217],
    (2, 61, 60): [1, 1, 3, 3, 45],
    (3, 7, 0): [1, 3, 3, 31, 201, 1009, 4045, 12329],
    (3, 36, 39): [1, 8, 51, 290, 1456],
    (4, 43, 0): [1, 3, 3, 44, 338, 1739, 6481, 19179],
    (4, 43, 69): [1, 11, 91, 590, 3046],
}


def begin(seats: int, seed: int, decisions: int) -> ww.Match:
    walk = Walk(Trial(RISING, seats, {}, seed, "eager"))
    for _ in range(decisions):
        walk.step()
    return walk.match


@pytest.mark.parametrize(("seats", "seed", "decisions"), sorted(GOLDEN))
def test_counts_of_death_eaters_rising(seats: int, seed: int, decisions: int) -> None:
    wanted = GOLDEN[seats, seed, decisions]
    assert perft(begin(seats, seed, decisions), len(wanted) - 1) == wanted


def test_some_counts_are_taken_where_others_may_step_in() -> None:
    kinds = {decision.kind for key in GOLDEN for decision in begin(*key).decisions}
    assert {"travel", "act", "spell"} <= kinds
