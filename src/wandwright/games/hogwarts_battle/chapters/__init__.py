"""The chapters of Hogwarts Battle in the order in which each may build on those before it.

First those of Games 1 to 7, then those of the New Rules and of the variations, which join in by hooks (hooks.py).
"""

from wandwright.engine.rules.chapters import Chapters

CHAPTERS = Chapters(
    __name__,
    "table",
    "effects",
    "timing",
    "piles",
    "health",
    "villains",
    "market",
    "dice",
    "turn",
    "creatures",
    "cards",
    "trials",
    "charms",
    "potions",
    "variations",
)
