"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
GATHER: Final = 95
TIDY_SHELVES: Final = 96
DARK_POTIONS_STEP: Final = 98

# Questions.
TAKE_TOKEN: Final = 104
PLACE_TOKEN: Final = 105
FINISH_POTION: Final = 106

# Answers.
BANISH_IT: Final = 0
KEEP_IT: Final = 1
