"""The questions of the chapter on decks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.answers import Kinds, Seats
from wandwright.engine.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.decks import steps

DRAWN: Final = Kinds("resolve", "label-resolve-drawn", zone=lambda state, _: state.drawn)

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.CHOOSE_DRAWN, "choose_drawn", DRAWN, shape=steps.Choosing, rule="R73"),
    Question(steps.PUT_AWAY, "put_away", a.HandCards("discard", "label-put-away"), shape=steps.Cards, rule="R122",
             secret="spells", shown=True),
    Question(steps.AIM, "aim", Seats("target", "label-target"), shape=steps.Cards, rule="R128"),
    Question(steps.BEG, "beg", Seats("ask", "label-beg"), shape=steps.Begging, rule="R128"),
    Question(steps.HAND_OVER, "hand_over", a.HandCards("give", "label-hand-over"), shape=steps.Giving, rule="R128",
             secret="spells", always=True),
    Question(steps.SEARCH, "search", Kinds("name", "label-name-found"), shape=steps.Searching, rule="R129",
             secret="spells", shown=True),
)
