"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.quidditch import (
    balls,
    play,
    prompts,
    questions,
    rules,
    seekers,
    steps,
)

RULES = (rules, play, balls, seekers, prompts)
STEPS = steps
QUESTIONS = questions.QUESTIONS
