"""Several picks in one choice: in any order they lead to the same position, unless a rule reads the order."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar

from tests.engine.picking_toy import TITHE, PickingToy, Tithe
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.engine.state.state import NO_CARD, State
from wandwright.testkit.scenario import Scenario


class OrderedToy(PickingToy):
    """A rule reads which coin is paid first."""

    tithe: ClassVar[dict[str, Any]] = {"picks": "chosen", "ordered": True}


class TwiceToy(PickingToy):
    """A rule reads the order where two are paid."""

    tithe: ClassVar[dict[str, Any]] = {"picks": "chosen", "ordered": lambda question: question.number == 2}


def paid(toy: PickingToy, seat: int, order: tuple[int, ...]) -> Match:
    """A match in which a seat has named the coins at these places of its hand, in this order."""
    match = toy.start(seats=3, seed=4, options={"coins": 3})
    for _ in range(2 if seat else 0):
        match.apply(match.decisions[0].actions[0], 0)
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    coins = [action.notation for action in decision.actions]
    for place in order:
        match.apply(coins[place], seat)
    return match


def hashes(toy: PickingToy, seat: int) -> set[str]:
    return {paid(toy, seat, order).hash() for order in permutations((0, 2))}


def test_two_picks_are_one_position_whichever_was_named_first() -> None:
    assert len(hashes(PickingToy(), 0)) == 1


def test_picks_that_lie_face_down_are_one_position_while_others_still_choose() -> None:
    assert len(paid(PickingToy(), 1, (0, 2)).decisions) == 1
    assert len(hashes(PickingToy(), 1)) == 1


def test_half_way_through_a_choice_nothing_tells_what_was_named_first() -> None:
    start = Tithe(TITHE, 0, NO_CARD, 3, ())
    for toy, number in ((PickingToy(), 1), (OrderedToy(), 2)):
        tithe = toy.rules.question(start)
        assert len({tithe.with_pick(tithe.with_pick(start, one), other) for one, other in ((0, 2), (2, 0))}) == number


class LastToy(PickingToy):
    """Nothing comes after the tithe."""

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = super().set_up(setup, script)
        state.stack = state.stack[-1:]
        return state


def test_picks_that_end_a_match_leave_no_trace_of_their_order() -> None:
    assert paid(LastToy(), 0, (0, 2)).decisions == ()
    assert len(hashes(LastToy(), 0)) == 1


def test_where_a_rule_reads_the_order_it_is_kept() -> None:
    assert len(hashes(OrderedToy(), 0)) == len(hashes(OrderedToy(), 1)) == 2


def test_a_question_may_say_itself_whether_a_rule_reads_the_order() -> None:
    match = TwiceToy().start(seats=2, seed=4, options={"coins": 3})
    assert match.decision is not None
    assert match.decision.pick == {"count": 2, "chosen": [], "ordered": True}
    assert len(hashes(TwiceToy(), 0)) == 2


def test_a_pick_that_is_made_by_itself_counts_like_one_that_is_asked_for() -> None:
    """After Pigwidgeon only Alohomora is left to give up; after Alohomora either of the two may follow."""
    position = {
        "game": "hogwarts-battle",
        "seats": 2,
        "options": {"game": 1, "heroes": ["ron", "harry"]},
        "given": {
            "heroes.0.health": 1,
            "heroes.0.hand": [*["alohomora_ron"] * 3, "pigwidgeon"],
            "dark_arts.deck": ["expulso"],
            "villains.active": [None],
        },
    }
    asked, made = Scenario(position, "asked").begin(), Scenario(position, "made").begin()
    asked.apply("discard alohomora_ron")
    asked.apply("discard pigwidgeon")
    made.apply("discard pigwidgeon")
    assert (len(asked.records), len(made.records)) == (2, 1)
    assert asked.hash() == made.hash()
