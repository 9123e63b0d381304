"""The school year: set-up, whom one meets, what spaces do, exams (R24 to R30, R48, R69a to R90, R119 to R121)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("space_effect", "begin_exams", "last_choice"),
    answers={
        # To PITCH: a seat, or the Portkey.
        "challenge": 8,
        "by_portkey": 1,
    },
    part="year_mode",
)
