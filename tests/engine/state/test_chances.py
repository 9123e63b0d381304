"""A chance to step in: open beside another seat's question, and nobody waits for it."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.engine.window_toy import open_a_window
from wandwright import bots
from wandwright.engine.matches.seats import Position, question_for
from wandwright.testkit.playthrough import question_lines


def test_the_match_waits_for_the_question_and_not_for_the_chances() -> None:
    match = open_a_window()
    assert [(decision.seat, decision.kind, decision.optional) for decision in match.decisions] == [
        (0, "look", False),
        (1, "shout", True),
        (2, "shout", True),
    ]
    assert [decision.seat for decision in match.waited_for()] == [0]
    assert [decision["awaited"] for decision in match.view(1)["decisions"]] == [True, False, False]


def test_a_seat_may_step_in_and_the_question_opens_anew() -> None:
    match = open_a_window()
    asked = match.decisions[0].actions[0]
    match.apply("shout", 2)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    with pytest.raises(ww.StaleAnswer):
        match.apply(asked)
    match.apply("pass", 0)
    assert all(not decision.optional for decision in match.decisions)


def test_the_answer_of_the_asked_seat_closes_the_chances() -> None:
    match = open_a_window()
    chance = match.decisions[1].actions[0]
    match.apply("pass")
    with pytest.raises(ww.StaleAnswer):
        match.apply(chance)


def test_the_question_of_a_seat_is_what_is_waited_for_else_its_chance() -> None:
    match = open_a_window()
    questions = [question_for(match, seat) for seat in range(3)]
    assert questions == list(match.decisions)
    assert Position(match, 1).decision.optional
    match.apply("pass")
    match.apply(match.decisions[0].actions[0])
    assert question_for(match, 0) is None


@pytest.mark.parametrize("name", ["first-year", "greedy", "policy", "uniform"])
def test_bots_are_not_asked_where_they_may_only_step_in(name: str) -> None:
    match = open_a_window()
    bots.play_out(match, {seat: bots.make(name, seat) for seat in range(3)})
    assert match.outcome is not None
    assert "shout" not in {record.notation for record in match.records}


def test_a_playthrough_marks_what_is_optional() -> None:
    lines = list(question_lines(open_a_window(), 4))
    assert lines[1].endswith(")")
    assert not lines[1].endswith("optional)")
    assert lines[3].startswith("1: Seat 1: shout? (shout, R2, prize_")
    assert lines[3].endswith(", optional)")
