"""Hooks (games/death_eaters_rising/hooks.py) at which this chapter joins in."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.chapters.voldemort import steps
from wandwright.games.death_eaters_rising.state import RisingState


def mission_is_placed(state: RisingState) -> None:
    """R22: now, and not before, the Voldemort die is rolled."""
    state.stack.append((steps.ROLL_VOLDEMORT,))
