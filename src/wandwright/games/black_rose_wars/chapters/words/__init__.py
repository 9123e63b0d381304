"""The effect words of the cards, and what players are asked by them (R181 to R183)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("each",))
