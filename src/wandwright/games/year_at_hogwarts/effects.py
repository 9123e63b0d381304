"""The language of the cards: the words of all chapters."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.words import Vocabulary
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS
from wandwright.games.year_at_hogwarts.chapters.castle.steps import RUN

WORDS: Final = Vocabulary(CHAPTERS.words, RUN)
