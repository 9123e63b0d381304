"""The chapters in which the functions of steps and questions are found by their names."""

from __future__ import annotations

from wandwright.engine import programs
from wandwright.engine.rules import Rules
from wandwright.games.death_eaters_rising import settings, speech, steps
from wandwright.games.death_eaters_rising.questions import QUESTIONS
from wandwright.games.death_eaters_rising.rules import assigning, dark, dice, ending, tokens, turn, windows
from wandwright.games.death_eaters_rising.words import players

CHAPTERS = (turn, dark, dice, assigning, tokens, windows, ending, players, speech, settings, programs)


def make_rules() -> Rules:
    """The rules as the engine runs them."""
    return Rules(steps.STEPS, QUESTIONS, CHAPTERS)
