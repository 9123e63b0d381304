"""What the chapter on fights adds to a position."""

from __future__ import annotations

from wandwright.engine.fields import Field

FIELDS: tuple[Field, ...] = ()
