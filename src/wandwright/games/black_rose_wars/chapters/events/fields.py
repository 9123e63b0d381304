"""State fields: what a position holds of reactions."""

from __future__ import annotations

from wandwright.engine.state.fields import Field

FIELDS: tuple[Field, ...] = (
    # R212: Events whose reaction comes once in a turn, and has come.
    Field("hooked", "hooked", "refs", "all"),
)
