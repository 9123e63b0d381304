"""Hints: an action of the open question and a reason."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright import bots

GAME = ww.game("hogwarts-battle")


def test_advice_is_a_legal_action_with_a_reason() -> None:
    match = GAME.start(seats=2, seed=2)
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        advice = bots.advise(match, decision.seat)
        assert advice.action in decision.actions
        assert advice.reason.endswith(".")
        match.apply(advice.action)


def test_advice_says_when_there_is_no_choice() -> None:
    match = GAME.start(seats=2, seed=2)
    decision = match.decision
    # Ending the turn is the last action of a turn, so the first one is always another while there is one.
    while decision is not None and len(decision.actions) > 1:
        match.apply(decision.actions[0])
        decision = match.decision
    assert decision is not None
    advice = bots.advise(match, decision.seat)
    assert advice == (decision.actions[0], "It is the only thing you can do now.", "only", None)


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    with pytest.raises(ww.IllegalAction, match="not asked"):
        bots.advise(GAME.start(seats=2, seed=2), 1)


def test_a_finished_match_has_no_advice() -> None:
    match = GAME.start(seats=2, seed=2)
    bots.play_out(match, {seat: bots.make("uniform", seat) for seat in range(2)})
    with pytest.raises(ww.IllegalAction):
        bots.advise(match, 0)
