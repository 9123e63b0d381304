"""Villains: their step, attack, defeat, and who comes next (R2, R5, R11, R15, R19, R72)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "villain_step",
        "face_villains",
        "gain_by_defeat",
        "refill_villains",
    ),
)
