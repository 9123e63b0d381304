"""What this chapter brings: the modules in which its steps and answers are found, its numbers, its questions."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.decks import hands, questions, rules, steps

RULES = (rules, hands)
STEPS = steps
QUESTIONS = questions.QUESTIONS
