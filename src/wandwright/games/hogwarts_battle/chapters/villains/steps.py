"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
VILLAIN_STEP: Final = 5
FACE_VILLAINS: Final = 17
GAIN_BY_DEFEAT: Final = 16
REFILL_VILLAINS: Final = 18

# Questions.
PICK_VILLAIN: Final = 27
