"""Health and stun, tokens of heroes, control tokens and Locations (R3, R4, R23 to R27, R56)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "continue_losses",
        "add_control_step",
        "after_stun",
    ),
)
