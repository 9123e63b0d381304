"""What the chapter on decks adds to a position."""

from __future__ import annotations

from wandwright.engine.fields import Field

FIELDS: tuple[Field, ...] = (
    # Cards that lie open while they are resolved; then they go under their decks.
    Field("drawn", "this_turn.drawn", "pile", "all"),
)
