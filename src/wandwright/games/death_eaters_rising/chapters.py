"""The chapters in which the functions of steps and questions are found by their names."""

from __future__ import annotations

from wandwright.engine.rules import Rules
from wandwright.games.death_eaters_rising import effects, notation, settings, speech, steps
from wandwright.games.death_eaters_rising.rules import assigning, dark, dice, ending, tokens, turn, windows

CHAPTERS = (turn, dark, dice, assigning, tokens, windows, ending, effects, notation, speech, settings)


def make_rules() -> Rules:
    """The rules as the engine runs them."""
    return Rules(steps.STEPS, steps.QUESTIONS, CHAPTERS)
