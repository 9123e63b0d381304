"""The questions about dice."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Asked, Fixed, Named, Target, of_cards
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice import steps
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.chapters.dice.steps import ASSIGN, BENEFIT
from wandwright.games.hogwarts_battle.speech import asked, speak
from wandwright.games.hogwarts_battle.state import BattleState


class Dice(Named):
    """One of the House dice."""

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        return {"die": game.speak(f"die-{v.DICE[answer]}")}


class FaceUses(Fixed):
    """What the rolled face brings: to every hero, by the table of a dark roll, or to the active Horcrux."""

    def label(self, game: Any, state: BattleState, question: FaceUse, answer: int) -> str:
        if answer != BENEFIT:
            return super().label(game, state, question, answer)
        if not question.table:
            face = v.FACES[question.face]
            key = "label-benefit" if face in v.HOUSE_FACES else f"label-benefit-{face}"
            return speak(key, face=face)
        text = game.program_text(state, question.table[question.face], question.seat, "dark_arts")
        return speak("label-dark-benefit", text=text)

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, state.horcruxes[:1]) if answer == ASSIGN else ()


FACES: Final = FaceUses((("take", "label-benefit"), ("assign", "label-assign"), ("reroll", "label-reroll")))


def prompt_face(state: BattleState, question: FaceUse, secret: bool) -> str:
    die, face = speak(f"die-{v.DICE[question.die]}"), speak(f"face-{v.FACES[question.face]}")
    return asked("prompt-face", state, question, die=die, face=face)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_DIE, "die", Dice("roll", v.HOUSE_DICE, kind="die"), rule="R10"),
    Question(steps.USE_FACE, "face", FACES, shape=FaceUse, rule="R32"),
)
