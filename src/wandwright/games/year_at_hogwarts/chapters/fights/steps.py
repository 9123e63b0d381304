"""The numbers of the steps, questions and answers of the chapter on fights."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 100
FIRST_QUESTION: Final = 130
