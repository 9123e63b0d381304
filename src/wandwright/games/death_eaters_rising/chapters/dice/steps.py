"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
TAKE_POOL: Final = 6
START_DICE: Final = 12
ACT_STEP: Final = 7
LAST_CALL_STEP: Final = 8
AFTER_LAST_CALL: Final = 9

# Questions.
COLOUR: Final = 18
LOSE_DIE: Final = 19
ACT: Final = 20
SPELL: Final = 21
FIRST_CALL: Final = 34
LAST_CALL: Final = 22
REROLL: Final = 23
CHANGE_DIE: Final = 24
CHANGE_FACE: Final = 25

# Answers.
ROLL: Final = 0
STOP: Final = 1
END: Final = 2
LET_END: Final = 3
USE: Final = 1_000
CAST: Final = 2_000
DISCARD: Final = 3_000
RELOCATE: Final = 4_000
ASSIGN: Final = 10_000
NO_MORE: Final = 9_997
