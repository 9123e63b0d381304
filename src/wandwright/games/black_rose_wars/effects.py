"""The language of the cards: the words, and what the machine asks this game."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.words import Vocabulary
from wandwright.games.black_rose_wars import steps
from wandwright.games.black_rose_wars.chapters.words import words


def always(state: Any, condition: int, value: int, seat: int, card: int) -> bool:
    """Conditions of this game belong to its own word `if`."""
    return True


def once(state: Any, counter: int, value: int, seat: int) -> int:
    """Counters of this game stand inside values."""
    return 1


WORDS: Final = Vocabulary(words.WORDS, Hooks(always, once), Frames(run=steps.RUN))
