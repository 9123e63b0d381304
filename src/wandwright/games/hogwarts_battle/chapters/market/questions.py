"""The questions of the chapter on the market, and its answers to the question what the hero does next."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.answers import Answers, Fixed, Kinds
from wandwright.engine.games import Game
from wandwright.engine.questions import Question
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.market.rules import half_price
from wandwright.games.hogwarts_battle.chapters.market.steps import DISMISS, PICK_OFFERED, REVEAL_OR_NOT, SHOP, SWEEP
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import Limit


def of_the_market(state: BattleState, question: Any) -> list[int]:
    return [card for card in state.market if card != NO_CARD]


def of_the_shop(state: BattleState, question: Any) -> list[int]:
    return list(state.shop[question.seat])


class Dismissed(Kinds):
    """A card of the market, with the half of its cost (R63)."""

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, Any]:
        card = next(card for card in of_the_market(state, question) if state.box.definition[card] == answer)
        return {**super().arguments(game, state, question, answer), "price": half_price(state, card)}


class InShop(Kinds):
    """A card of the own shop, with what its owner pays for it now (R67)."""

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, Any]:
        card = next(card for card in of_the_shop(state, question) if state.box.definition[card] == answer)
        cost = price(state, card, discount_of(state, question.seat))
        return {**super().arguments(game, state, question, answer), "price": cost}


ACTIONS: Final[tuple[tuple[int, Answers], ...]] = (
    (DISMISS, Dismissed("dismiss", zone=of_the_market)),
    (SHOP, InShop("buy", zone=of_the_shop)),
)
OTHER_ACTIONS: Final = {SWEEP: ("sweep market", "label-sweep")}
OFFERED: Final = Kinds("lay", zone=lambda state, _: state.offered)
REVEALING: Final = Fixed((("reveal", "label-reveal"), ("ignore", "label-ignore")))

# fmt: off
QUESTIONS: tuple[Question, ...] = (
    Question(PICK_OFFERED, "offered", OFFERED, rule="R63a"),
    Question(REVEAL_OR_NOT, "reveal", REVEALING, shape=Limit, rule="R46a"),
)
