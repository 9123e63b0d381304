"""The Lodge and what lies in it: board, models, sheets, slots, tokens, set-up, guesses (R3 to R30, R158 to R160)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "ask_first",
        "pick_mages",
        "pick_schools",
        "finish_setup",
    ),
    answers={"no": 1, "yes": 1, "enough": 1, "room": 100, "no_more": 1},
)
