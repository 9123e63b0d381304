"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
HORCRUX_STEP: Final = 4
ROLL_DIE: Final = 15

# Questions.
PICK_DIE: Final = 29
USE_FACE: Final = 30

# Answers.
BENEFIT: Final = 0
ASSIGN: Final = 1
REROLL: Final = 2
