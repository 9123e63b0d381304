"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RUN: Final = 2
CHECK_YEAR: Final = 34

# Questions.
PUT_ITEM: Final = 56
