"""What heroes bring: hero cards, Proficiencies, Patronuses and Charms (R44, R60, R78, R80, R107 to R111)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "offer_charm",
        "fall",
        "put_tokens_back",
    ),
    answers={"leave": 1, "take": 1},
    part="new_rules",
)
