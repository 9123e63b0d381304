"""Bots never see the state: they get a view, their own question, and guesses at what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.errors import nearest
from wandwright.engine.matches.seats import Position


def test_a_seat_gets_its_own_question_and_its_own_view() -> None:
    match = Toy().start(seats=3, seed=5)
    position = Position(match, 2)
    assert position.decision.seat == 2
    assert position.view == match.view(2)


def test_a_seat_that_is_not_asked_has_no_position() -> None:
    match = Toy().start(seats=3, seed=5, options={"coins": 3})
    match.apply(match.decisions[1].actions[0])
    with pytest.raises(ww.IllegalAction, match="Seat 1 is not asked"):
        Position(match, 1)


@pytest.mark.parametrize("seat", [-1, 3, "0", True])
def test_a_seat_that_is_not_there_has_no_position(seat: Any) -> None:
    with pytest.raises(ww.UnknownSeat):
        Position(Toy().start(seats=3), seat)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_guess_keeps_what_the_seat_knows_and_draws_the_rest_anew(key: int, other: int) -> None:
    match = Toy().start(seats=3, seed=5, options={"coins": 3})
    position = Position(match, 0)
    guesses = [write_state(match.game, position.determinize(number)) for number in (key, other)]
    truth = write_state(match.game, match.state)
    for guess in guesses:
        assert guess["seats"][0] == truth["seats"][0]
        assert guess["streams"] != truth["streams"]
    assert (guesses[0] == guesses[1]) == (key == other)


def test_guesses_differ_from_the_truth() -> None:
    match = Toy().start(seats=3, seed=5, options={"coins": 3})
    hands = {tuple(position_hand(match, key)) for key in range(30)}
    assert len(hands) > 15


def position_hand(match: ww.Match, key: int) -> list[str]:
    guess = Position(match, 0).determinize(key)
    hand: list[str] = write_state(match.game, guess)["seats"][1]["hand"]
    return hand


def test_a_guess_is_valued_for_the_seat() -> None:
    match = Toy().start(seats=2, seed=5, options={"coins": 1})
    assert match.decision is not None
    position = Position(match, match.decision.seat)
    assert position.evaluate(position.determinize(1)) == match.game.evaluate(match.state, position.seat)


@pytest.mark.parametrize(
    ("word", "answer"),
    [("lumoss", "Did you mean lumos?"), ("zzz", "Known: accio, lumos."), ("", "Known: accio, lumos.")],
)
def test_the_nearest_words_are_offered(word: str, answer: str) -> None:
    assert nearest(word, ["lumos", "accio"]) == answer
