"""The language of the cards: the effect words of all chapters, and what the machine of effects asks this game."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.words import Vocabulary
from wandwright.games.death_eaters_rising.chapters import CHAPTERS
from wandwright.games.death_eaters_rising.chapters.board import steps
from wandwright.games.death_eaters_rising.chapters.board.abilities import count, holds

WORDS: Final = Vocabulary(CHAPTERS.words, Hooks(holds, count), Frames(run=steps.RUN))
