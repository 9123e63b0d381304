"""What phase 4 remembers: the wizards that joined at the end of this turn."""

from __future__ import annotations

from wandwright.engine.fields import Field

FIELDS: tuple[Field, ...] = (Field("recruits", "this_turn.recruits", "refs", "none"),)
