"""Quests: drawn, held, counted and completed (R40 to R43, R124 to R128, R202 to R206)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "check_quests",
        "quest_reward",
    ),
)
