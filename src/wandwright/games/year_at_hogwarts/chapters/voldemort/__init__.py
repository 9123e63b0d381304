"""The second mode, the Return of Voldemort (R218 to R255a)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("next_pawn", "close_turn", "after_night_fight", "night_space", "night_choice", "meet_rival"),
    # To RITUAL.
    answers={"not_yet": 1, "now": 1},
    part="return_mode",
)
