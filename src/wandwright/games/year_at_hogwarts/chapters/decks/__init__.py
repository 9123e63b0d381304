"""Action, Event, Book, Potion and Spell cards, and cards of the start of a turn (R122 to R129)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("resolve_drawn", "close_card"))
