"""Hooks (games/death_eaters_rising/hooks.py) at which this chapter joins in."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.state import RisingState


def turn_begins(state: RisingState) -> None:
    """R31: the pool is taken once Voldemort's phase is over."""
    state.rolls = 0
    state.committed = 0
    state.passed = ()
    state.stack.append((steps.TAKE_POOL,))
