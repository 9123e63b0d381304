"""The questions of the variations, and their answers to what the hero does next."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Fixed, Kinds
from wandwright.engine.questions.questions import Question
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.market.acquiring import discount_of, price
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit
from wandwright.games.hogwarts_battle.chapters.variations import steps
from wandwright.games.hogwarts_battle.chapters.variations.actions import half_price
from wandwright.games.hogwarts_battle.chapters.variations.steps import DISMISS, SHOP, SWEEP
from wandwright.games.hogwarts_battle.state import BattleState


def of_the_market(state: BattleState, question: Asked) -> list[int]:
    return [card for card in state.market if card != NO_CARD]


def of_the_shop(state: BattleState, question: Asked) -> list[int]:
    return list(state.shop[question.seat])


class Dismissed(Kinds):
    """A card of the market, with the half of its cost (R63)."""

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        card = next(card for card in of_the_market(state, question) if state.box.definition[card] == answer)
        return {**super().arguments(game, state, question, answer), "n": half_price(state, card)}


class InShop(Kinds):
    """A card of the own shop, with what its owner pays for it now (R67)."""

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        card = next(card for card in of_the_shop(state, question) if state.box.definition[card] == answer)
        cost = price(state, card, discount_of(state, question.seat))
        return {**super().arguments(game, state, question, answer), "n": cost}


ACTIONS: Final[tuple[tuple[int, Answers], ...]] = (
    (DISMISS, Dismissed("dismiss", zone=of_the_market)),
    (SHOP, InShop("buy", zone=of_the_shop)),
)
OTHER_ACTIONS: Final = ((SWEEP, ("sweep market", "label-sweep")),)
OFFERED: Final = Kinds("lay", zone=lambda state, _: state.offered)
REVEALING: Final = Fixed((("reveal", "label-reveal"), ("ignore", "label-ignore")))
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_OFFERED, "offered", OFFERED, rule="R63a"),
    Question(steps.REVEAL_OR_NOT, "reveal", REVEALING, shape=Limit, rule="R46a"),
)
