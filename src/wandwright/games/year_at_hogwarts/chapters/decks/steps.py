"""The numbers of the steps, questions and answers of the chapter on decks."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 60
FIRST_QUESTION: Final = 75
