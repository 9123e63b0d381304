"""The numbers of the steps and answers of the chapter on creatures."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 40
FIRST_QUESTION: Final = 45

# Answers to ACT: one influence on the foe at a place.
PERSUADE: Final = 5000
