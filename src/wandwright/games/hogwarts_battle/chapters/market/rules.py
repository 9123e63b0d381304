"""The sweep, the variations of the market and of the foes, rising darkness, shops (R53, R63 to R67, R113 to R119)."""

from __future__ import annotations
