"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.voldemort import (
    crossing,
    night_fights,
    pawns,
    prompts,
    questions,
    ritual,
    steps,
)

RULES = (pawns, ritual, night_fights, crossing, prompts)
STEPS = steps
QUESTIONS = questions.QUESTIONS
