"""The question whose ability sleeps."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.answers import Foes
from wandwright.games.hogwarts_battle.chapters.villains import steps
from wandwright.games.hogwarts_battle.chapters.villains.shapes import Silencing

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_VILLAIN, "silence", Foes("silence"), shape=Silencing, rule="R15"),
)
