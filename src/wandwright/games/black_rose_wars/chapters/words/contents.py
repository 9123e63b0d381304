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
    swapping,
)

RULES = (acts, choosing, places, cards, swapping, sides, controls, speaking)
STEPS = steps
QUESTIONS = questions.QUESTIONS
