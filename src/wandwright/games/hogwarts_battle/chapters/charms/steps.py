"""The numbers of the steps and questions of the chapter on charms, from 80 on; questions come last."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 80
FIRST_QUESTION: Final = 80
