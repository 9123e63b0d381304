"""Variations: the market, the order of foes, rising darkness, shops (R41, R53, R63 to R67, R113 to R119)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(
    __name__,
    steps=("fill_market",),
    answers={"sweep": 1, "dismiss": 1_000, "shop": 1_000, "reveal": 1, "ignore": 1},
    part="variations",
)
