"""The language of the cards: the words of all chapters; `worth` is the share of a spell token (opinion/standing.py)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.words import Vocabulary
from wandwright.games.death_eaters_rising.chapters import CHAPTERS
from wandwright.games.death_eaters_rising.chapters.board.steps import RUN

WORDS: Final = Vocabulary(CHAPTERS.words, RUN)
