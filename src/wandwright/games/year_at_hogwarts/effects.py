"""The language of the cards: the words of all chapters, and what the machine asks this game."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.words import Vocabulary
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS
from wandwright.games.year_at_hogwarts.chapters.castle import steps


def always(state: Any, condition: int, value: int, seat: int, card: int) -> bool:
    """No clause of this game has a condition."""
    return True


def once(state: Any, counter: int, value: int, seat: int) -> int:
    """No clause of this game counts."""
    return 1


WORDS: Final = Vocabulary(CHAPTERS.words, Hooks(always, once), Frames(run=steps.RUN))
