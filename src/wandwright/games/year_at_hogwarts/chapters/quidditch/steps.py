"""The numbers of the steps, questions and answers of the chapter on quidditch."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 160
FIRST_QUESTION: Final = 180
