"""An answer names its question. A stale or illegal one is refused with a clear error and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.engine.questions.actions import Asking
from wandwright.testkit.strategies import matches

BATTLE = ww.game("hogwarts-battle")
OPTIONS = {"game": 1, "heroes": ["harry", "ron"]}


def begin(seed: int = 3) -> ww.Match:
    match = BATTLE.start(seats=2, seed=seed, options=OPTIONS)
    while match.decision is not None and match.decision.kind != "act":
        match.apply(match.decision.actions[0])
    return match


def asked(match: ww.Match) -> ww.Decision:
    decision = match.decision
    assert decision is not None
    return decision


def refused(match: ww.Match, answer: Any, seat: Any = None) -> ww.WandwrightError:
    before = (match.hash(), match.events, match.records, asked(match).number)
    with pytest.raises(ww.WandwrightError) as caught:
        match.apply(answer, seat)
    assert (match.hash(), match.events, match.records, asked(match).number) == before
    return caught.value


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    match = begin()
    old = asked(match).actions[0]
    match.apply(asked(match).actions[1])
    problem = refused(match, old)
    assert type(problem) is ww.StaleAnswer
    assert "no longer open" in str(problem)


def test_an_answer_that_is_not_possible_now_is_illegal_and_the_possible_ones_are_named() -> None:
    match = begin()
    problem = refused(match, "attack draco_malfoy and all his friends")
    assert type(problem) is ww.IllegalAction
    assert "end turn" in str(problem)


@pytest.mark.parametrize("text", ["", "dance", "DANCE wildly", "end", "🦉", "\n", "x" * 5000, "end turn; play lumos"])
def test_a_text_that_is_no_action_of_the_game_is_refused(text: str) -> None:
    refused(begin(), text)


def test_a_text_without_a_verb_of_the_game_is_an_unknown_action() -> None:
    problem = refused(begin(), "ned turn")
    assert type(problem) is ww.UnknownAction
    assert "end turn" in str(problem)


@pytest.mark.parametrize("thing", [None, 0, 1.5, b"end turn", ["end turn"], {"action": "end turn"}, object()])
def test_a_thing_that_is_neither_action_nor_text_is_an_unknown_action(thing: Any) -> None:
    assert type(refused(begin(), thing)) is ww.UnknownAction


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True, 0.0, b"0"])
def test_a_seat_outside_the_table_is_refused(seat: Any) -> None:
    assert type(refused(begin(), "end turn", seat)) is ww.UnknownSeat


def test_a_seat_that_is_not_asked_can_not_answer() -> None:
    match = begin()
    other = 1 - asked(match).seat
    assert "is not asked" in str(refused(match, "end turn", other))
    refused(match, asked(match).actions[0], other)


def test_spaces_do_not_matter() -> None:
    match = begin()
    match.apply("  end\tturn ", seat=asked(match).seat)
    assert match.records[-1].notation == "end turn"


def test_an_action_made_by_hand_can_not_smuggle_in_another_answer() -> None:
    """Its notation says `end turn`; whatever number it carries, it ends the turn or is refused."""
    match, honest = begin(), begin()
    decision = asked(match)
    asking = Asking(match.game, match.state, decision.question)
    forged = ww.Action(asking, decision.number, 424242, "end turn")
    try:
        match.apply(forged)
    except ww.IllegalAction:
        assert match.hash() == honest.hash()
    else:
        honest.apply("end turn")
        assert match.hash() == honest.hash()


def test_an_action_of_another_match_is_refused_where_it_is_not_legal() -> None:
    match, other = begin(), BATTLE.start(seats=2, seed=9, options={"game": 1, "heroes": ["hermione", "neville"]})
    while other.decision is not None and other.decision.number < asked(match).number:
        other.apply(other.decision.actions[0])
    strange = [action for action in asked(other).actions if action.notation != "end turn"]
    assert strange
    refused(match, strange[0])


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = Toy().start(seats=2, seed=1, options={"coins": 1})
    while match.decision is not None:
        match.apply(match.decision.actions[0])
    last = match.records[-1].notation
    before = match.hash()
    for answer in (last, "bid coin_1", "nonsense"):
        with pytest.raises(ww.MatchOver):
            match.apply(answer)
    assert match.hash() == before
    assert match.outcome is not None


def test_actions_are_equal_when_they_answer_the_same_question_alike() -> None:
    match, twin = begin(), begin()
    actions, others = asked(match).actions, asked(twin).actions
    assert actions == others
    assert len({*actions, *others}) == len(actions)
    assert str(actions[0]) == actions[0].notation
    twin.apply(others[0])
    twin.apply(asked(twin).actions[0])
    assert not set(actions) & set(asked(twin).actions)


@given(match=matches(BATTLE, most=15), text=st.text(max_size=60), seat=st.one_of(st.none(), st.integers(-1, 5)))
def test_any_text_is_refused_or_legal(match: ww.Match, text: str, seat: int | None) -> None:
    legal = {action.notation for decision in match.decisions for action in decision.actions}
    before = match.hash()
    try:
        match.apply(text, seat)
    except ww.WandwrightError:
        assert match.hash() == before
    else:
        assert " ".join(text.split()) in legal
