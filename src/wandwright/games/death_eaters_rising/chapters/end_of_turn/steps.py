"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
END_TURN: Final = 10
CLEAN_UP: Final = 11
END_ABILITY: Final = 13
