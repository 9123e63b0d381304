"""The question of the chapter on trials, and its answer to what the hero does next."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Fixed, Target, of_cards
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.chapters.trials import steps
from wandwright.games.hogwarts_battle.state import BattleState


class Collecting(Fixed):
    """Both answers are about the Encounter."""

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (question.source,))


class ActiveTrial(Answers):
    """The one answer is the Encounter that takes attack."""

    def words(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        return state.box.ids[state.horcruxes[0]]

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(state.box.ids[state.horcruxes[0]])}

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, state.horcruxes[:1])


ACTIONS: Final[tuple[tuple[int, Answers], ...]] = ((steps.ATTACK_TRIAL, ActiveTrial("attack")),)
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.COLLECT_TRIAL, "collect", Collecting((("collect", "label-collect"), ("leave", "label-leave"))),
             rule="R57"),
)
