"""Potions: the board, shelves, ingredients, brewing, Dark Arts Potions (R44 to R51, R62, R100 to R106)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=(
        "gather",
        "tidy_shelves",
        "dark_potions_step",
    ),
    answers={"banish_it": 1, "keep_it": 1},
    part="new_rules",
)
