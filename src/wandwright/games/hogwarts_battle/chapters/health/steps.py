"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
CONTINUE_LOSSES: Final = 9
ADD_CONTROL_STEP: Final = 10
AFTER_STUN: Final = 82

# Questions.
REMOVE_HOW_MANY: Final = 33
