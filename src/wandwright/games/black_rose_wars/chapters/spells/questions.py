"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.spells import shapes, steps
from wandwright.games.black_rose_wars.chapters.spells.shapes import Targeting
from wandwright.games.black_rose_wars.speech import asked
from wandwright.games.black_rose_wars.state import RoseState

ENOUGH: Final = {lodge.ENOUGH: ("enough", "label-enough")}


def prompt_target(state: RoseState, question: Targeting, secret: bool) -> str:
    return asked("prompt-target", state, question, number=question.number, n=len(question.picked))


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.NEXT_SPELL, "next_spell", a.Slots("cast", "label-cast-slot"), rule="R82"),
    Question(steps.REPLACE_SLOT, "replace_slot", a.Slots("replace", "label-replace-slot",
             {PASS: ("nothing", "label-replace-none")}), shape=shapes.Replacing, rule="R81"),
    Question(steps.REPLACE_CARD, "replace_card", a.Handed("cast", "label-cast-card"), shape=shapes.Replacing,
             rule="R81",
             always=True, secret="hand"),
    Question(steps.TARGET, "target", a.Models("target", others=ENOUGH), shape=shapes.Targeting, rule="R181",
             picks="picked", ends=("enough",)),
    Question(steps.TARGET_ROOM, "target_room", a.Rooms("aim", "label-room"), shape=shapes.Targeting, rule="R181"),
    Question(steps.PICK, "pick", a.Models("pick", "label-target"), shape=shapes.Picking, rule="R181"),
    Question(steps.PICK_ROOM, "pick_room", a.Rooms("choose", "label-room"), shape=shapes.Picking, rule="R181"),
)
