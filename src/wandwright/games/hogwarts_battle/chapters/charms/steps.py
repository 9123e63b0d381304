"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
OFFER_CHARM: Final = 80
FALL: Final = 81
PUT_TOKENS_BACK: Final = 83

# Questions.
PICK_HERO_CARD: Final = 87
PICK_CHARM: Final = 88
PICK_ACTIVE: Final = 89
USE_CHARM: Final = 90
RESCUE: Final = 91
MOVE_FROM: Final = 92
MOVE_TO: Final = 93
MOVE_HOW_MANY: Final = 94
SHARE: Final = 86

# Answers.
LEAVE: Final = 0
TAKE: Final = 1
