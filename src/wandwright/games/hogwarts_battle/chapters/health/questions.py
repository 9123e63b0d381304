"""The question how many control tokens are removed."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Answers
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.chapters.health import steps
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.REMOVE_HOW_MANY, "remove", Answers("remove"), shape=Limit, rule="R21"),
)
