"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
BEGIN_TURN: Final = 2

# Questions.
TRAVEL: Final = 14
