"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RESOLVE_DRAWN: Final = 60
CLOSE_CARD: Final = 61

# Questions.
CHOOSE_DRAWN: Final = 75
PUT_AWAY: Final = 76
AIM: Final = 77
BEG: Final = 78
HAND_OVER: Final = 79
SEARCH: Final = 80
