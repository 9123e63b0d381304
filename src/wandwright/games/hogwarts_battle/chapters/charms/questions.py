"""The questions of the chapter on charms."""

from __future__ import annotations

from wandwright.engine.questions import Question

QUESTIONS: tuple[Question, ...] = ()
