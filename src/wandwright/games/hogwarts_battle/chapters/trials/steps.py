"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Questions.
COLLECT_TRIAL: Final = 75

# Answers.
ATTACK_TRIAL: Final = 5_900
COLLECT: Final = 0
LEAVE: Final = 1
