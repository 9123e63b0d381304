"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
ASK_FIRST: Final = 20
PICK_MAGES: Final = 21
PICK_SCHOOLS: Final = 22
FINISH_SETUP: Final = 24

# Questions.
FIRST_PLAYER: Final = 60
PICK_MAGE: Final = 61
PICK_SCHOOL: Final = 62
PICK_LIST: Final = 63

# Answers.
NO: Final = 0
YES: Final = 1
ENOUGH: Final = 99
ROOM: Final = 100
NO_MORE: Final = 9_998
