"""The chapters in which the functions of steps and questions are found by their names."""

from __future__ import annotations

from wandwright.engine import programs
from wandwright.engine.rules import Rules
from wandwright.games.hogwarts_battle import settings, speech, steps
from wandwright.games.hogwarts_battle.rules import (
    acting,
    choices,
    control,
    dice,
    health,
    market,
    piles,
    timing,
    turn,
    villains,
)

CHAPTERS = (turn, acting, villains, market, dice, piles, choices, control, health, timing, speech, settings, programs)


def make_rules() -> Rules:
    """The rules as the engine runs them."""
    return Rules(steps.STEPS, steps.QUESTIONS, CHAPTERS)
