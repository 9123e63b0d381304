"""The questions about hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandwright.engine.questions.answers import Asked, Fixed, Kinds
from wandwright.engine.questions.questions import Plain, Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.questions import rule_of_source
from wandwright.games.hogwarts_battle.chapters.piles import steps
from wandwright.games.hogwarts_battle.chapters.piles.discarding import cards_to_discard
from wandwright.games.hogwarts_battle.chapters.piles.shapes import DiscardOrder, Discards, Limit, TakeBack
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState


def own_hand(state: BattleState, question: Asked) -> Sequence[int]:
    hand: Sequence[int] = state.hand[question.seat]
    return hand


def rule_of_discard(state: BattleState, question: Discards) -> str:
    return "R24" if question.cause == v.STUNNED else "R28"


DISCARDED: Final = Kinds("take", "label-take-back", zone=lambda state, question: state.discard[question.seat])
KEEPING: Final = Fixed((("keep", "label-keep"), ("drop", "label-to-discard")))
LOOKING: Final = Fixed((), {steps.LOOK: ("look", "label-look")})


FILTER_NAMES = {v.SPELL: "-spell", v.ITEM: "-item", v.ALLY: "-ally", v.ANY_TYPE: ""}


def prompt_discard(state: BattleState, question: Discards, secret: bool) -> str:
    """How many cards are still to be discarded, and of what type; how many the hand has of it may be secret."""
    _, seat, _, count, wanted, cause, _, _, chosen = question
    fitting = sum(1 for card in state.hand[seat] if secret or fits_type(state, card, wanted))
    key = "prompt-discard-stunned" if cause == v.STUNNED else f"prompt-discard{FILTER_NAMES.get(wanted, '')}"
    return asked(key, state, question, left=min(count, fitting) - len(chosen))


def prompt_keep_top(state: BattleState, question: Plain, secret: bool) -> str:
    if secret:
        return asked("prompt-keep-top-hidden", state, question)
    return asked("prompt-keep-top", state, question, card=card_name(state, state.deck[question.seat][0]))


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
