"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.fights import (
    clash,
    combat,
    dice,
    duels,
    leaving,
    meetings,
    mission_fights,
    missions,
    prizes,
    prompts,
    questions,
    searches,
    steps,
    strikes,
)

RULES = (
    *(combat, dice, strikes, clash, meetings, prizes, duels, missions, mission_fights, leaving, searches),
    prompts,
)
STEPS = steps
QUESTIONS = questions.QUESTIONS
