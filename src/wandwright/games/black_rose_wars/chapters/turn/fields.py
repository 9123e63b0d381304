"""What the chapter on the turn adds to a position."""

from __future__ import annotations

from wandwright.engine.fields import Field

FIELDS: tuple[Field, ...] = ()
