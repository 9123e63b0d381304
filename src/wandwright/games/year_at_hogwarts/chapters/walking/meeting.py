"""Whom a pawn meets: spaces that stop a move because somebody stands there (R48 to R48c, R140, R149, R150)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights.rules import rivals
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import spaces_with_rivals
from wandwright.games.year_at_hogwarts.state import YearState


def fight_spaces(state: YearState, seat: int) -> int:
    """The spaces with a rival or a Death Eater, as a set."""
    box = state.box
    if box.return_mode:
        return spaces_with_rivals(state, seat)
    position = state.position
    found = 0
    for tower in state.death_eaters:
        found |= 1 << tower
    if box.variant != v.SOLO:
        for other in rivals(state, seat):
            found |= 1 << position[other]
    return found
