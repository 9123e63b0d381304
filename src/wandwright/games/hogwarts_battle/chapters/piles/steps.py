"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
REVEAL_TOPS: Final = 14

# Questions.
PICK_DISCARDS: Final = 22
PICK_FROM_DISCARDS: Final = 25
PICK_FROM_DECK: Final = 26
KEEP_TOP: Final = 32
LOOK_AT_ALL: Final = 35
ORDER_DISCARDS: Final = 36

# Answers.
LOOK: Final = 1
