"""The words of the cards, all 60."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words import Word
from wandwright.games.black_rose_wars.chapters.words import cards, controls, places, sides

WORDS: Final[tuple[Word, ...]] = (*places.WORDS, *cards.WORDS, *sides.WORDS, *controls.WORDS)
