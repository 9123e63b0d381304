"""Timing: hostile effects, what answers to events and in which order; Dark Arts (R14, R34, R35)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "reveal_events",
        "begin_hostile",
        "end_hostile",
        "run_waiting",
    ),
)
