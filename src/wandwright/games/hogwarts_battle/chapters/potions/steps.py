"""The numbers of the steps and questions of the chapter on potions, from 95 on; questions come last."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 95
FIRST_QUESTION: Final = 95
