"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RIVAL_ACTIVATION: Final = 10
RIVAL_CARD: Final = 11
RIVAL_BLOW: Final = 12
