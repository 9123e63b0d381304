"""State of phase 4: the wizards recruited this turn (A39)."""

from __future__ import annotations

from wandwright.engine.state.fields import Field

FIELDS: tuple[Field, ...] = (Field("recruits", "this_turn.recruits", "refs", "none"),)
