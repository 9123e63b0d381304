"""Hooks: where the turn joins in."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.state import RoseState


def begin_match(state: RoseState) -> None:
    """R31: the first turn, when set-up is done."""
    state.stack.append((steps.BEGIN_TURN,))
