"""The numbers that a tool would write."""

from __future__ import annotations

from typing import Final

DEAL: Final = 2
ASK: Final = 3
END: Final = 0
