"""The numbers of the steps, questions and answers of the chapter on voldemort."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 200
FIRST_QUESTION: Final = 220
