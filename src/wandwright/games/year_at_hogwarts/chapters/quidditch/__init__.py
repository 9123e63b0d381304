"""Quidditch (R182 to R217a)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("toss", "begin_play", "play_on", "begin_seeking", "roll_seeker", "advance_seeker"),
    answers={"usual": 1, "move": 3000, "throw": 3000, "shoot": 100, "pass_on": 100, "on": 1, "play": 900},
)
