"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RUN: Final = 6
RUN_EACH: Final = 12
RUN_REPEAT: Final = 13

# Questions.
CHOOSE_OPTION: Final = 23
PICK_HEROES: Final = 24
