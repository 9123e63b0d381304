"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
ROLL_VOLDEMORT: Final = 3
ATTACK: Final = 4

# Questions.
ORDER: Final = 15
CORRUPT: Final = 16
DROP_TOKEN: Final = 17
