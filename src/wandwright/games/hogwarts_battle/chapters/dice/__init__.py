"""Dice and Horcruxes (R10, R13, R32, R33)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "horcrux_step",
        "roll_die",
    ),
    answers={"benefit": 1, "assign": 1, "reroll": 1},
)
