"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Questions.
PICK_BANISHED: Final = 58
KEEP_EVENT: Final = 59
PICK_SPELL: Final = 60
ARRANGE_TOP: Final = 61
GIVE_CARD: Final = 62
PICK_RECEIVER: Final = 63
TURN_DIE: Final = 64

# Answers.
DISCARD_PILES: Final = 1_000
