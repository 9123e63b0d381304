"""A turn from step to step, what the active hero may do, and set-up (R4 to R13, R14 to R21, R29, R30, R71)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "begin_turn",
        "dark_arts_step",
        "begin_actions",
        "close_turn",
        "finish_turn",
        "clean_up",
    ),
    answers={"end": 1, "play": 1_000, "attack": 1_000, "acquire": 1_000, "use": 1_000},
)
