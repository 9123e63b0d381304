"""Lines of play: from an answer on to so many rests, in a world that stays as it is."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.toys.heap import Grabbing, Heap
from wandwright.bots.lines import Lines, waited_for

BATTLE = ww.game("hogwarts-battle")


def test_a_line_leaves_its_world_as_it_was_and_is_the_same_again() -> None:
    match = BATTLE.start(seats=2, seed=5, options={"game": 3})
    world = match.game.determinize(match.recall(), 0, 1)
    before = (world.streams[:], list(world.legal), world.serial)
    lines = Lines(BATTLE, 2)
    first, again = (lines.play(world, 0, match.decisions[0].actions[0].code) for _ in range(2))
    assert (world.streams, list(world.legal), world.serial) == (before[0], before[1], before[2])
    assert (first.streams, first.serial) == (again.streams, again.serial)
    assert lines.played == 2


@pytest.mark.parametrize("rests", [1, 2, 3])
def test_a_line_ends_at_its_last_rest(rests: int) -> None:
    """R9: a hero's turn has one rest, so each rest is a turn later."""
    match = BATTLE.start(seats=2, seed=5, options={"game": 1})
    world = match.state.copy()
    end = Lines(BATTLE, rests).play(world, 0, match.decisions[0].actions[0].code)
    assert BATTLE.at_rest(end)
    assert end.turn - world.turn == rests  # type: ignore[attr-defined]


def test_a_match_that_ends_ends_the_line() -> None:
    match = Heap().start(seats=2, seed=1)
    end = Lines(match.game, 50).play(match.state.copy(), 0, 1)
    assert end.outcome is not None


def test_of_several_open_questions_one_that_is_waited_for_is_answered() -> None:
    match = Grabbing().start(seats=2, seed=1)
    assert waited_for(match.game.rules, match.state) == 0
    end = Lines(match.game, 50).play(match.state.copy(), 1, 1)
    assert end.outcome is not None
