"""The numbers that a tool would write."""

from __future__ import annotations

from typing import Final

BLESS: Final = 4
