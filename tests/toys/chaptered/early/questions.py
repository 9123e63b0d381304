"""What every match asks."""

from __future__ import annotations

from tests.toys.chaptered.early import steps
from wandwright.engine.questions.answers import Fixed
from wandwright.engine.questions.questions import Question

QUESTIONS = (Question(steps.ASK, "ask", Fixed((("end", "label-end"),))),)
