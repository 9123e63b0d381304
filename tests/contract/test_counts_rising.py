"""Counts of positions of Death Eaters Rising by depth. When one changes, what is legal has changed: was that meant?"""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.testkit.perft import perft
from wandwright.testkit.trials import Trial, Walk

RISING = ww.game("death-eaters-rising")
# Seats, seed, and how many decisions of an eager match come first.
GOLDEN: dict[tuple[int, int, int], list[int]] = {
    (2, 7, 0): [1, 3, 3, 39, 329, 2177, 11444],
    (2, 36, 9): [1, 1, 11, 63, 237, 780, 2668],
    (2, 61, 66): [1, 2, 14, 70, 384, 1862],
    (3, 7, 0): [1, 3, 3, 40, 321, 1849, 9063],
    (3, 36, 39): [1, 10, 64, 293, 968, 2575],
    (4, 43, 0): [1, 3, 3, 33, 293, 1895, 8698],
    (4, 57, 65): [1, 2, 13, 135, 1085],
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
