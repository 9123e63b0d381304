"""Hooks (games/death_eaters_rising/hooks.py) at which this chapter joins in."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.chapters.end_of_turn import steps
from wandwright.games.death_eaters_rising.state import RisingState


def turn_begins(state: RisingState) -> None:
    """R58: whoever joined in the turn before is a wizard like all others now."""
    state.recruits = ()


def dice_are_done(state: RisingState) -> None:
    """R19: the last phase follows."""
    state.stack.append((steps.END_TURN,))
