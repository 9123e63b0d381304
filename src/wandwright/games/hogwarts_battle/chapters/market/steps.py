"""The numbers of the steps and questions of the chapter on market, from 115 on; questions come last."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 115
FIRST_QUESTION: Final = 115
