"""Whom a pawn meets: spaces that stop a move because somebody stands there (R48 to R48c, R140, R149, R150)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def fight_spaces(state: YearState, seat: int) -> int:
    """The spaces with somebody whom the pawn has to fight or meet, as a set."""
    found = 0
    for spaces in state.box.hooks.fight_spaces:
        found |= spaces(state, seat)
    return found
