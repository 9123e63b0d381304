"""The language of the cards: the words, and what the machine asks this game."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.state import State
from wandwright.engine.words import Vocabulary
from wandwright.games.black_rose_wars.chapters import CHAPTERS
from wandwright.games.black_rose_wars.chapters.effects import steps as effects


def always(state: State, condition: int, value: int, seat: int, card: int) -> bool:
    """Conditions of this game belong to its own word `if`."""
    return True


def once(state: State, counter: int, value: int, seat: int) -> int:
    """Counters of this game stand inside values."""
    return 1


WORDS: Final = Vocabulary(CHAPTERS.words, Hooks(always, once), Frames(run=effects.RUN))
