"""What chance spreads over the boards at set-up (R26, R27, R222)."""

from __future__ import annotations

from wandwright.engine.state.chance import numbers, ordered, scripted
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def mixed(state: YearState, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Spaces in an order that chance gives; a scenario may name the first ones."""
    prepared = scripted(state, v.SETUP_STREAM) if state.script is not None else None
    if prepared is not None:
        return (*prepared, *(space for space in spaces if space not in prepared))
    return ordered(spaces, numbers(state, v.SETUP_STREAM, len(spaces) - 1))
