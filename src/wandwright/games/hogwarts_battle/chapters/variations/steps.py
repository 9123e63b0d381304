"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
FILL_MARKET: Final = 116

# Questions.
PICK_OFFERED: Final = 120
REVEAL_OR_NOT: Final = 121

# Answers.
SWEEP: Final = 20_000
DISMISS: Final = 21_000
SHOP: Final = 22_000
REVEAL: Final = 0
IGNORE: Final = 1
