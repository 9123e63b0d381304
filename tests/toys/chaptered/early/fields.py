"""What every position holds."""

from __future__ import annotations

from wandwright.engine.state.fields import Field

FIELDS = (Field("coins", "coins", "number", "all"),)
