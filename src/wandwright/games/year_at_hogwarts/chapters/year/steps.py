"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
SPACE_EFFECT: Final = 27
BEGIN_EXAMS: Final = 28
LAST_CHOICE: Final = 29

# Questions.
TOWER: Final = 39
SWAP_MISSION: Final = 58
EXAM: Final = 51
PITCH: Final = 53

# Answers.
CHALLENGE: Final = 0
BY_PORTKEY: Final = 300
