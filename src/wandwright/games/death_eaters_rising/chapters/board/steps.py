"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RUN: Final = 5

# Questions.
HEAL: Final = 26
CLEANSE: Final = 27

# Answers.
NOBODY_HEALED: Final = 9_998
