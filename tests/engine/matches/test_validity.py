"""Positions that come as text: what could not have come about is refused, what could is taken and can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.encoding.encoding import read_state, write_state
from wandwright.engine.errors import BadPosition, DamagedSave
from wandwright.engine.matches import validity as sound
from wandwright.engine.matches.games import game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.validity import check_start, try_out
from wandwright.engine.state.fields import MANY, Field, largest

Json = Any
BATTLE = game("hogwarts-battle")
OPTIONS = {"game": 1, "heroes": ["harry", "ron"], "hands": "closed"}


def running() -> Match:
    """A match in its first turn, as a position that another one begins with."""
    begun = BATTLE.start(2, 7, OPTIONS)
    return Match(BATTLE, begun.setup, begun.state, prepared=True)


def check(change: Callable[[Json], object]) -> None:
    match = running()
    data = json.loads(json.dumps(write_state(BATTLE, match.start_state)))
    change(data)
    state = read_state(BATTLE, BATTLE.set_up(match.setup), data)
    check_start(BATTLE, match.setup, state, data)


def test_an_honest_position_is_taken() -> None:
    check(lambda data: None)
    assert ww.load(running().save(), strange=True).hash() == running().hash()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(turn=True), "not written"),
        (lambda data: data.update(more=1), "not written"),
        (lambda data: data["villains"].update(wounds=[0] * 9), "number of entries"),
        (lambda data: data["heroes"].append(data["heroes"][0]), "number of entries"),
        (lambda data: data["heroes"][0]["hand"].append(data["heroes"][0]["deck"][0]), "a card is missing"),
        (lambda data: data["heroes"][0]["hand"].pop(), "a card is missing"),
        (lambda data: data["heroes"][0].update(health=11), "no match comes to"),
        (lambda data: data["heroes"][0].update(attack=MANY + 1), "no match comes to"),
        (lambda data: data["heroes"][1].update(influence=-1), "no match comes to"),
        (lambda data: data["heroes"][1].update(powers=[0]), "effects in force"),
        (lambda data: data.update(serial=-1), "counted wrongly"),
        (lambda data: data.update(chain=50_000), "counted wrongly"),
        (lambda data: data.update(revealed=10**7), "counted wrongly"),
        (lambda data: data.update(stack=[["act", 0, -1]] * 201), "more work"),
        (lambda data: data.update(outcome=[[5], [0, 0], "won"]), "the match is over"),
        (lambda data: data.update(outcome=[[0], [0, 0], "won"]), "the match is over"),
        (lambda data: data.update(held=1), "belong together"),
        (lambda data: data.update(others=[[data["question"], data["legal"]]]), "belong together"),
        (lambda data: data.update(legal=data["legal"][1:]), "the rules do not ask"),
        (lambda data: data["question"].__setitem__(1, 5), "the rules do not ask"),
    ],
)
def test_what_could_not_have_come_about_is_refused(change: Callable[[Json], object], why: str) -> None:
    with pytest.raises((BadPosition, IndexError), match=why):
        check(change)


def test_a_range_may_depend_on_the_position() -> None:
    assert largest(Field("a", "a", "number", "all"), None) == MANY
    assert largest(Field("a", "a", "number", "all", most=3), None) == 3
    assert largest(Field("a", "a", "number", "all", most=len), [1, 2]) == 2


def test_whatever_goes_wrong_while_a_strange_match_is_tried_out_is_a_damaged_save(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A StopIteration among them: it came through every net before."""
    save = running().save()
    monkeypatch.setattr(sound, "look", lambda *_: next(iter(())))
    with pytest.raises(DamagedSave):
        ww.load(save, strange=True)
    assert ww.load(save).hash() == running().hash()


def test_a_match_in_which_nobody_is_asked_is_refused() -> None:
    match = running()
    match.state.legal = []
    match._moved()
    with pytest.raises(BadPosition, match="nobody is asked"):
        try_out(match)
