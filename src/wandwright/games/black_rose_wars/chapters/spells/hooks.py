"""Hooks: where spells join in."""

from __future__ import annotations

from typing import Final

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.spells import steps
from wandwright.games.black_rose_wars.state import RoseState

OF_EFFECTS: Final = frozenset(
    {steps.APPLY, steps.APPLY_ROOMS, steps.TARGET, steps.TARGET_ROOM, steps.PICK, steps.PICK_ROOM}
)


def on_vortex(state: RoseState, seat: int, card: int, half: int) -> None:
    """R94: the last stage of the side (R180)."""
    state.stack.append((steps.CAST_ON, v.VORTEX, seat, card, half))


def is_part_of_effect(kind: int) -> bool:
    """R187: targets, and operations that wait for them."""
    return kind in OF_EFFECTS
