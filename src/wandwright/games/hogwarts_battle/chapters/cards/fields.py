"""The fields of the chapter on cards."""

from __future__ import annotations

from wandwright.engine.fields import Field

PART = "new_rules"

FIELDS: tuple[Field, ...] = (
    # Detention! cards that nobody has (R43).
    Field("detentions", "detentions", "pile", "all", part=PART),
)
