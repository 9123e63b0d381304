"""The numbers of the steps and questions of the chapter on trials, from 70 on; questions come last."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 70
FIRST_QUESTION: Final = 70
