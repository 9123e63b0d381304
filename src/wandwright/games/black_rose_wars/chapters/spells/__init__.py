"""Spells cast and rooms activated, and the targets of their effects (R72 to R83, R106 to R109, R180, R181, R198)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "cast_on",
        "room_effect",
        "room_done",
        "apply",
        "apply_rooms",
    ),
)
