"""Effects: the act that goes on, what it is about, its numbers, and what could be done (R76, R179 to R185)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "run",
        "end_act",
    ),
)
