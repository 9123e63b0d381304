"""The questions about hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wandwright.engine.questions.answers import Fixed, Kinds
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.questions import rule_of_source
from wandwright.games.hogwarts_battle.chapters.piles import steps
from wandwright.games.hogwarts_battle.chapters.piles.discarding import cards_to_discard
from wandwright.games.hogwarts_battle.chapters.piles.shapes import DiscardOrder, Discards, Limit, TakeBack
from wandwright.games.hogwarts_battle.state import BattleState


def own_hand(state: BattleState, question: Any) -> Sequence[int]:
    hand: Sequence[int] = state.hand[question.seat]
    return hand


def rule_of_discard(state: BattleState, question: Discards) -> str:
    return "R24" if question.cause == v.STUNNED else "R28"


DISCARDED: Final = Kinds("take", "label-take-back", zone=lambda state, question: state.discard[question.seat])
KEEPING: Final = Fixed((("keep", "label-keep"), ("drop", "label-to-discard")))
LOOKING: Final = Fixed((), {steps.LOOK: ("look", "label-look")})
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_DISCARDS, "discard", Kinds("discard", zone=own_hand), shape=Discards,
             rule=rule_of_discard, secret="hand", shown=True, telling=True, picks="chosen", count=cards_to_discard,
             loses=("discard",)),
    Question(steps.PICK_FROM_DISCARDS, "take_back", DISCARDED, shape=TakeBack, rule=rule_of_source),
    Question(steps.PICK_FROM_DECK, "search", Kinds("take", "label-take-back"), shape=Limit, rule="R16",
             secret="hand"),
    Question(steps.KEEP_TOP, "keep_top", KEEPING, rule="R16", secret="hand", shown=True),
    Question(steps.LOOK_AT_ALL, "look", LOOKING, rule="R22"),
    Question(steps.ORDER_DISCARDS, "order_discards", Kinds("first", zone=own_hand), shape=DiscardOrder,
             rule="R35", secret="hand", shown=True, telling=True, picks="chosen", ordered=True,
             count=lambda state, question: len(question.effects)),
)
