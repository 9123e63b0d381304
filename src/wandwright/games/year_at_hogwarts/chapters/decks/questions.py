"""The questions of the chapter on decks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Kinds, Ranges, Seats
from wandwright.engine.questions.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.decks import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import FIRST_SERVANT, hand_of
from wandwright.games.year_at_hogwarts.chapters.fights.questions import Servants

DRAWN: Final = Kinds("resolve", "label-resolve-drawn", zone=lambda state, _: state.drawn)
# R128: a player; in the second mode the pawn of a Death Eater, too.
TARGETS: Final = Ranges(
    ((0, Seats("target", "label-target")), (FIRST_SERVANT, Servants("target", "label-target-foe"))),
    {},
)
ASKED: Final = Ranges(((0, Seats("ask", "label-beg")), (FIRST_SERVANT, Servants("ask", "label-target-foe"))), {})
GIVEN: Final = Kinds("give", "label-hand-over", zone=lambda state, question: hand_of(state, question.giver))

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.CHOOSE_DRAWN, "choose_drawn", DRAWN, shape=shapes.SoMany, rule="R73"),
    Question(steps.PUT_AWAY, "put_away", a.HandCards("discard", "label-put-away"), shape=shapes.Cards, rule="R122",
             secret="spells", shown=True, loses=("discard",)),
    Question(steps.AIM, "aim", TARGETS, shape=shapes.Cards, rule="R128"),
    Question(steps.BEG, "beg", ASKED, shape=shapes.SoMany, rule="R128"),
    Question(steps.HAND_OVER, "hand_over", GIVEN, shape=shapes.Giving, rule="R128",
             secret="spells", always=True, loses=("give",)),
    Question(steps.SEARCH, "search", Kinds("name", "label-name-found"), shape=shapes.Searching, rule="R129",
             secret="spells", shown=True),
)
