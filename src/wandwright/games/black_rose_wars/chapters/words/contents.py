"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.words import (
    acts,
    cards,
    choosing,
    controls,
    places,
    questions,
    sides,
    speaking,
    steps,
)

RULES = (acts, choosing, places, cards, sides, controls, speaking)
STEPS = steps
QUESTIONS = questions.QUESTIONS
