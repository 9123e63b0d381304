"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.deeds import (
    aims,
    blows,
    casting,
    falling,
    healing,
    moving,
    prompts,
    questions,
    rooms,
    snares,
    steps,
    summoning,
    wards,
)

RULES = (moving, blows, falling, snares, wards, casting, rooms, summoning, healing, aims, prompts)
STEPS = steps
QUESTIONS = questions.QUESTIONS
