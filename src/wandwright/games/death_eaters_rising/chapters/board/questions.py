"""Questions: who is healed, and where corruption comes off."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.death_eaters_rising.chapters.board import shapes, steps
from wandwright.games.death_eaters_rising.chapters.board.answers import Characters, Places

HEALED: Final = Characters("heal", others={steps.NOBODY_HEALED: ("heal nobody", "label-heal-nobody")})

QUESTIONS: Final = (
    Question(steps.HEAL, "heal", HEALED, shape=shapes.Heals, rule="R54", picks="chosen", count="wizards"),
    Question(steps.CLEANSE, "cleanse", Places("cleanse"), shape=shapes.Amount, rule="R72"),
)
