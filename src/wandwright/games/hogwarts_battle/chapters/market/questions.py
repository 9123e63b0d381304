"""Cards on offer, and the question where an acquired card goes."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Asked, Fixed, Kinds
from wandwright.engine.questions.questions import Question
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.market import steps
from wandwright.games.hogwarts_battle.chapters.market.acquiring import discount_of, price
from wandwright.games.hogwarts_battle.state import BattleState


class Offers(Kinds):
    """A card of the market, with what the active hero pays for it now."""

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        card = next(card for card in state.market if card != NO_CARD and state.box.definition[card] == answer)
        cost = price(state, card, discount_of(state, state.active))
        return {**super().arguments(game, state, question, answer), "n": cost}


PLACES: Final = Fixed((("to discard", "label-to-discard"), ("to deck", "label-to-deck")))
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PLACE_ACQUIRED, "place", PLACES, rule="R20"),
)
