"""Questions: what is asked about tokens that have been used."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.castle import shapes, steps

QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PUT_ITEM, "put_item", a.Spaces("put", "label-put"), shape=shapes.Putting, rule="R98"),
)
