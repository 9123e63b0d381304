"""The numbers of the steps and questions of the chapter on cards, from 50 on; questions come last."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 50
FIRST_QUESTION: Final = 50
