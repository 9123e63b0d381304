"""The language of the cards: the words of all chapters.

A bot simulates most cards (opinion/policy.py), so only words of Quidditch have a `worth`: in steps of a Seeker.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.words import Vocabulary
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS
from wandwright.games.year_at_hogwarts.chapters.castle.steps import RUN

WORDS: Final = Vocabulary(CHAPTERS.words, RUN)
