"""The walk of an answer: nothing on it is worked out or copied twice."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.questions.actions import Asking
from wandwright.engine.state.state import State


def battle() -> ww.Match:
    match = ww.game("hogwarts-battle").start(seats=2, seed=6, options={"game": 3})
    while len(match.decisions[0].legal) < 4:
        match.apply(match.decisions[0].actions[0])
    return match


def counted(monkeypatch: pytest.MonkeyPatch, where: type[Any], name: str) -> list[object]:
    """A row that grows with each call of a method."""
    calls: list[object] = []
    work = getattr(where, name)

    def counting(*given: Any) -> Any:
        calls.append(given)
        return work(*given)

    monkeypatch.setattr(where, name, counting)
    return calls


def test_an_answer_given_by_its_code_puts_no_other_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = battle()
    expected = [action.notation for action in match.copy().decisions[0].actions]
    said = counted(monkeypatch, Asking, "notation")
    match.apply_code(0, match.decisions[0].legal[2])
    assert len(said) == 1
    assert match.records[-1].notation == expected[2]


@pytest.mark.parametrize("code", [-1, 10**9, "1", None, [], 0.5])
def test_a_code_that_is_no_answer_is_refused_and_changes_nothing(code: Any) -> None:
    match = battle()
    before = match.hash()
    with pytest.raises(ww.IllegalAction):
        match.apply_code(0, code)
    assert match.hash() == before


def test_a_mark_an_answer_and_what_is_asked_share_one_copy_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    match = battle().copy()
    code = match.copy().decisions[0].legal[0]
    copies = counted(monkeypatch, type(match.state), "copy")
    mark = match.mark()
    match.apply_code(0, code)
    assert len(copies) == 1
    assert mark.state is not match.state
    assert isinstance(match.still, State)
    assert match.still is match.still


def test_whom_the_match_waits_for_is_worked_out_once_for_each_position() -> None:
    match = battle()
    assert match.waited_for() is match.waited_for()
    assert match.waited_for(lambda seat: True) is match.waited_for()
    before = match.waited_for()
    match.apply(match.decisions[0].actions[0])
    assert match.waited_for() is not before
