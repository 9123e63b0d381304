"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.walking import (
    ending,
    exams,
    flights,
    moving,
    passing,
    questions,
    rolling,
    specials,
    steps,
    towers,
    trades,
    turn,
    visits,
)

RULES = (towers, turn, rolling, moving, passing, visits, exams, trades, specials, flights, ending)
STEPS = steps
QUESTIONS = questions.QUESTIONS
