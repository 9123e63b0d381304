"""The language of the cards: all words together, and what the machine asks this game."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.words import Vocabulary
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.rules.conditions import count, holds
from wandwright.games.death_eaters_rising.words import dark, players

WORDS: Final = Vocabulary((*players.WORDS, *dark.WORDS), Hooks(holds, count), Frames(run=steps.RUN))
