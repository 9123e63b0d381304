"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.turn import (
    action,
    black_rose,
    bull,
    cleanup,
    drawing,
    evoking,
    holding,
    opening,
    points,
    preparing,
    questions,
    rival,
    scoring,
    steps,
    study,
    track,
)

RULES = (
    *(opening, black_rose, track, holding, drawing, study, preparing, action, evoking, cleanup, scoring, points),
    *(bull, rival),
)
STEPS = steps
QUESTIONS = questions.QUESTIONS
