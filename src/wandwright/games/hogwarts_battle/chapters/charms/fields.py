"""The fields of the chapter on charms."""

from __future__ import annotations

from wandwright.engine.fields import Field

FIELDS: tuple[Field, ...] = ()
