"""Questions: what influence adds to what the active hero may do."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Answers
from wandwright.games.hogwarts_battle.answers import Foes
from wandwright.games.hogwarts_battle.chapters.creatures import steps

ACTIONS: Final[tuple[tuple[int, Answers], ...]] = ((steps.PERSUADE, Foes("persuade")),)
