"""Action and Event cards, cards of the start of a turn, of other hands and out of decks (R73, R122 to R129)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("resolve_drawn", "close_card"),
)
