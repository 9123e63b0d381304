"""The language of the cards: the words of all chapters, and what the machine asks this game."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.meanings import Frames, Hooks
from wandwright.engine.words import Vocabulary
from wandwright.games.year_at_hogwarts import steps
from wandwright.games.year_at_hogwarts.chapters.decks import words as decks
from wandwright.games.year_at_hogwarts.chapters.fights import words as fights
from wandwright.games.year_at_hogwarts.chapters.quidditch import words as quidditch
from wandwright.games.year_at_hogwarts.chapters.voldemort import words as voldemort
from wandwright.games.year_at_hogwarts.chapters.walking import words as walking

CHAPTERS: Final = (walking, decks, fights, quidditch, voldemort)


def always(state: Any, condition: int, value: int, seat: int, card: int) -> bool:
    """No clause of this game has a condition."""
    return True


def once(state: Any, counter: int, value: int, seat: int) -> int:
    """No clause of this game counts."""
    return 1


WORDS: Final = Vocabulary(
    [word for chapter in CHAPTERS for word in chapter.WORDS], Hooks(always, once), Frames(run=steps.RUN)
)
