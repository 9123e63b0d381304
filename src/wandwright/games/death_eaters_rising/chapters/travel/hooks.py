"""Hooks (games/death_eaters_rising/hooks.py) at which this chapter joins in."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.chapters.travel import steps
from wandwright.games.death_eaters_rising.state import RisingState


def match_begins(state: RisingState) -> None:
    """R18: the first turn."""
    state.stack.append((steps.BEGIN_TURN,))
