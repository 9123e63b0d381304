"""The questions of the chapter on fights."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions import Question

QUESTIONS: Final[tuple[Question, ...]] = ()
