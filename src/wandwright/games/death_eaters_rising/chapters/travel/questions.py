"""Questions: where the team travels."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.death_eaters_rising.chapters.board.answers import Locations
from wandwright.games.death_eaters_rising.chapters.travel import steps

QUESTIONS: Final = (Question(steps.TRAVEL, "travel", Locations("travel"), rule="R20"),)
