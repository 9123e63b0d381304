"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Seats, Target
from wandwright.engine.questions.questions import Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars.chapters.lodge import steps
from wandwright.games.black_rose_wars.state import RoseState


class Mages(Answers):
    """A Mage by its number."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return state.box.mage_names[answer]

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, state.box.mage_names[answer]),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"mage": game.card_name(state.box.mage_names[answer])}


class Lists(Answers):
    """R25: list a or list b, with its spells."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return "ab"[answer]

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        cards = state.box.starting_lists[state.school[question.seat]][answer]
        spells = ", ".join(game.card_name(state.box.ids[card]) for card in cards)
        return {"list": "AB"[answer], "spells": spells}


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.FIRST_PLAYER, "first_player", Seats("crown", "label-first"), rule="R24"),
    Question(steps.PICK_MAGE, "pick_mage", Mages("play", "label-mage"), rule="R20"),
    Question(steps.PICK_SCHOOL, "pick_school", a.Schools("school", "label-school"), rule="R25"),
    Question(steps.PICK_LIST, "pick_list", Lists("list", "label-list"), rule="R25"),
)
