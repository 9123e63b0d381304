"""Hooks: where combat joins in."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.combat import steps
from wandwright.games.black_rose_wars.chapters.combat.traps import ENEMY_COMPLETES_QUEST
from wandwright.games.black_rose_wars.state import RoseState


def on_quest_completed(state: RoseState, seat: int) -> None:
    """R204: Traps of others."""
    state.stack.append((steps.FIRE_TRAPS_LATER, ENEMY_COMPLETES_QUEST, seat, state.mage_room[seat]))
