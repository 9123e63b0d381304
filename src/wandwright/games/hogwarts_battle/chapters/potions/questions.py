"""The questions of the chapter on potions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import FEW, PASS, Answers, Asked, Extent, Fixed, Target, of_cards
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.cellar import COLUMNS
from wandwright.games.hogwarts_battle.chapters.potions import steps
from wandwright.games.hogwarts_battle.chapters.potions.shapes import ANY_SHELF, SPACES, AtPlace, Shelf
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState


class Tokens(Answers):
    """An answer is a place of the board: the shelf from the top down, and a or b for the column."""

    def words(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        shelf, column = divmod(answer, COLUMNS)
        return f"{shelf + 1}{'ab'[column]}"

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.board[answer],))

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        name = game.card_name(state.box.ids[state.board[answer]])
        return {"card": name, "n": answer // COLUMNS + 1}


class Spaces(Answers):
    """An answer is a space of a potion; the second of two equal potions is numbered."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(FEW * SPACES)

    def words(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        place, space = divmod(answer, SPACES)
        ids = [state.box.ids[card] if card >= 0 else "" for card in state.brews]
        wanted = state.box.cellar.recipes[state.brews[place]][space]
        earlier = ids[:place].count(ids[place])
        return f"{ids[place]} {wanted}{f' {earlier + 1}' if earlier else ''}"

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.brews[answer // SPACES],))

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, object]:
        place, space = divmod(answer, SPACES)
        potion = state.brews[place]
        wanted = state.box.cellar.recipes[potion][space]
        token = game.card_name(state.box.ids[state.board[question.place]])
        return {
            "card": game.card_name(state.box.ids[potion]),
            "token": token,
            "space": game.speak(f"ingredient-{wanted.replace('_', '-')}"),
        }


def prompt_take_token(state: BattleState, question: Shelf, secret: bool) -> str:
    return asked("prompt-take-any-token" if question.shelf == ANY_SHELF else "prompt-take-token", state, question)


def prompt_place_token(state: BattleState, question: AtPlace, secret: bool) -> str:
    return asked("prompt-place-token", state, question, card=card_name(state, state.board[question.place]))


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.TAKE_TOKEN, "take_token", Tokens("take", "label-take-token", {PASS: ("leave", "label-leave-token")}),
             shape=Shelf, rule="R49"),
    Question(steps.PLACE_TOKEN, "place_token", Spaces("add", "label-add-token", {PASS: ("drop", "label-drop-token")}),
             shape=AtPlace, rule="R102"),
    Question(steps.FINISH_POTION, "finish_potion",
             Fixed((("banish", "label-banish-potion"), ("to discard", "label-to-discard"))), shape=AtPlace,
             rule="R50"),
)
