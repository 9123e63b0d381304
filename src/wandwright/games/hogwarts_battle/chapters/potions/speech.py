"""What is asked about ingredients and potions."""

from __future__ import annotations

from wandwright.games.hogwarts_battle.chapters.potions.shapes import ANY_SHELF, Finished, Shelf, Taken
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_take_token(state: BattleState, question: Shelf, secret: bool) -> str:
    return asked("prompt-take-any-token" if question.shelf == ANY_SHELF else "prompt-take-token", state, question)


def prompt_place_token(state: BattleState, question: Taken, secret: bool) -> str:
    return asked("prompt-place-token", state, question, card=card_name(state, state.board[question.place]))


def prompt_finish_potion(state: BattleState, question: Finished, secret: bool) -> str:
    return asked("prompt-finish-potion", state, question, card=card_name(state, question.source))
