"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
BEGIN_TURN: Final = 2
DARK_ARTS_STEP: Final = 84
BEGIN_ACTIONS: Final = 11
CLOSE_TURN: Final = 97
FINISH_TURN: Final = 70
CLEAN_UP: Final = 19

# Questions.
ACT: Final = 21
PICK_ALLY: Final = 28
PICK_PROFICIENCY: Final = 34

# Answers.
END: Final = 0
PLAY: Final = 1_000
ATTACK: Final = 2_000
ACQUIRE: Final = 3_000
USE: Final = 4_000
