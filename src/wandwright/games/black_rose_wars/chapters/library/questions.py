"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Kinds
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars.chapters.library import shapes, steps

KEPT: Final = Kinds("keep", "label-keep", zone=a.drawn)

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.NAME_DECKS, "name_decks", a.Schools("deck", "label-deck"), shape=shapes.Naming, rule="R46",
             secret=True, shown=True, picks="picked", ordered=True),
    Question(steps.KEEP, "keep", KEPT, shape=Picks, rule="R47", secret="drawn", picks="picked"),
    Question(steps.KEEP_FORGOTTEN, "keep_forgotten", KEPT, shape=Picks, rule="R113", secret="drawn",
             picks="picked"),
)
