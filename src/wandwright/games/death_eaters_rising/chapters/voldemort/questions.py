"""Questions: which Death Eater or penalty acts next, where corruption goes, which token is given up."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Cards, Kinds
from wandwright.engine.questions.questions import Question
from wandwright.games.death_eaters_rising.chapters.board.answers import NamedPlaces
from wandwright.games.death_eaters_rising.chapters.board.shapes import Amount
from wandwright.games.death_eaters_rising.chapters.voldemort import shapes, steps

DROPPED: Final = Kinds("drop", "label-drop-token", zone=lambda state, question: state.tokens[question.seat])

QUESTIONS: Final = (
    Question(steps.ORDER, "order", Cards("resolve"), shape=shapes.Ordering),
    Question(steps.CORRUPT, "corrupt", NamedPlaces("corrupt"), shape=Amount, loses=("corrupt",)),
    Question(steps.DROP_TOKEN, "discard_token", DROPPED, prompt="prompt-drop-token", loses=("drop",)),
)
