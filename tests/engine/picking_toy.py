"""The toy game with a tithe: before the first prize every seat gives up two coins, which lie open from then on.

Seat 0 pays first; the others pay at the same time, face down until all have paid. No rule reads which coin was named
first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from tests.engine.toy import Toy
from tests.engine.toy_rules import ToyState
from wandwright.engine.matches.options import Setup
from wandwright.engine.questions.answers import Cards
from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.picking import Follow
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, State

TITHE: Final = 6
PAID: Final = 2


class Tithe(NamedTuple):
    """So many coins of a hand, and those that are named already."""

    kind: int
    seat: int
    source: int
    number: int
    chosen: tuple[int, ...]


def list_tithe(state: ToyState, question: Tithe) -> list[int]:
    return sorted(set(state.hand[question.seat]) - set(question.chosen))


def answer_tithe(state: ToyState, question: Tithe, option: int) -> None:
    for coin in (*question.chosen, option):
        pay(state, question.seat, coin)


def pay(state: ToyState, seat: int, coin: int) -> None:
    state.hand[seat] = tuple(card for card in state.hand[seat] if card != coin)
    state.spent[seat] += (coin,)
    state.revealed += 1
    note(state, "pays", seat, 1, coin, NO_CARD)


class PickingToy(Toy):
    """The toy with the tithe."""

    texts: ClassVar[Mapping[str, str]] = {
        **Toy.texts,
        "prompt-tithe": "{who}: give up two coins.",
        "label-give": "Give up {card}",
        "event-pays": "{who} gives up {card}",
    }
    tithe: ClassVar[dict[str, Any]] = {"picks": "chosen"}
    follow: ClassVar[Follow | None] = None

    def make_rules(self) -> Rules:
        rules = super().make_rules()
        coins = Cards("give", "label-give")
        tithe = Question(TITHE, "tithe", coins, shape=Tithe, rule="R1", secret="hand", shown=True, **self.tithe)
        rules.register_question(tithe, list_tithe, answer_tithe, type(self).follow)
        return rules

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = super().set_up(setup, script)
        number = min(PAID, setup.options["coins"])
        first, *others = [Tithe(TITHE, seat, NO_CARD, number, ()) for seat in range(setup.seats)]
        state.stack += [together(ALL, tuple(others)), first]
        return state
