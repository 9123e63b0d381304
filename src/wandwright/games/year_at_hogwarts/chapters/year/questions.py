"""Questions: what the year asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Kinds, Ranges, Seats
from wandwright.engine.questions.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import At
from wandwright.games.year_at_hogwarts.chapters.year import steps

PITCH: Final = Ranges(
    ((steps.CHALLENGE, Seats("challenge")),),
    {steps.BY_PORTKEY: ("portkey", "label-portkey"), PASS: ("nothing", "label-nothing")},
)
BOOKS: Final = a.HandCards("resolve", "label-resolve-book", {PASS: ("done", "label-done")})
MISSIONS: Final = Kinds("swap", "label-swap-mission", zone=a.own_missions)

QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.TOWER, "tower", a.Spaces("place", "label-tower"), rule="R26"),
    Question(steps.SWAP_MISSION, "swap_mission", MISSIONS, shape=At, rule="R30", secret="missions"),
    Question(steps.EXAM, "exam", BOOKS, rule="R119", secret="books", shown=True, telling=True, ends=("done",)),
    Question(steps.PITCH, "pitch", PITCH, rule="R86"),
)
