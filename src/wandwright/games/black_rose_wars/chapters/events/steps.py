"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
SHIFT_TRACK: Final = 26
REVEAL_TOP: Final = 27
EVENT_ACT: Final = 54
ABILITY_ACT: Final = 55
CROWN_EVENT: Final = 59
CHANGE_MOON: Final = 53
