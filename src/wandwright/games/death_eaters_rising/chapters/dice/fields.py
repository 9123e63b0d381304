"""State of phase 3: rolls, assigning, casting, and what seats have let pass."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

FIELDS: tuple[Field, ...] = (
    # Whether a die has been assigned since the last roll (R34), how often the pool was rolled, and whether a token was
    # used since the last call began.
    *side_by_side("this_turn", "committed", "rolls"),
    Field("cast", "this_turn.cast", "number", "none"),
    # What seats have let pass since the last roll: (seat, answer, what it would have worked on).
    Field("passed", "this_turn.passed", "data", "none", type="tuple[tuple[int, ...], ...]"),
)
