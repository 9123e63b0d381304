"""Effects of cards: clauses run one after the other, choices, heroes that are picked (R16)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "run",
        "run_each",
        "run_repeat",
    ),
)
