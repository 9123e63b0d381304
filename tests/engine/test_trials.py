"""Answers tried in thought: in worlds drawn by numbers, as often as chance makes it worth while."""

from __future__ import annotations

from typing import Any, cast

from tests.toys.run import Run
from tests.toys.run_rules import ENOUGH, RunState
from wandwright.engine.rules import Rules
from wandwright.engine.trials import Worlds, is_certain, outlook

GAME = Run()
TRIALS = 6


class Judging:
    """An evaluation that remembers what it was asked about: the roll that comes next, or none after the end."""

    def __init__(self) -> None:
        self.found: list[float] = []

    def __call__(self, state: RunState, seat: int) -> float:
        question: Any = state.question
        self.found.append(100.0 if state.outcome is not None else float(question.steps))
        return self.found[-1]


def start() -> RunState:
    return cast(RunState, GAME.start(seats=2, seed=3).state)


def worlds_of(state: RunState, moment: int = 0) -> Worlds[RunState]:
    return Worlds(state, lambda number: GAME.determinize(state, 0, number), TRIALS, moment)


def go_no_further(rules: Rules, state: RunState) -> None:
    """Where an answer leads is where it is judged."""


def test_a_world_is_drawn_once_and_each_moment_has_its_own() -> None:
    state, drawn = start(), list[int]()

    def guess(number: int) -> RunState:
        drawn.append(number)
        return state

    for moment in (0, 1):
        worlds = Worlds(state, guess, TRIALS, moment)
        assert worlds.given is state
        for number in (0, 2, 0, 2):
            worlds(number)
    assert drawn == [0, 2, TRIALS, TRIALS + 2]


def test_what_chance_has_a_part_in_is_the_mean_of_all_worlds() -> None:
    state, judging = start(), Judging()
    worth = outlook(GAME.rules, worlds_of(state), 0, state.legal[0], go_no_further, judging)
    assert len(judging.found) == TRIALS
    assert worth == sum(judging.found) / TRIALS
    assert len(set(judging.found)) > 1, "the worlds roll other dice"


def test_what_is_certain_is_tried_once() -> None:
    """A move that ends the match rolls no further die."""
    state, judging = start(), Judging()
    state.stars[0] = ENOUGH
    assert outlook(GAME.rules, worlds_of(state), 0, state.legal[0], go_no_further, judging) == 100.0
    assert judging.found == [100.0]


def test_a_trial_goes_on_as_it_is_told_and_leaves_the_world_as_it_was() -> None:
    state = start()
    worlds = worlds_of(state)

    def gather(rules: Rules, after: RunState) -> None:
        after.stars[0] = 40

    worth = outlook(GAME.rules, worlds, 0, state.legal[0], gather, lambda after, seat: float(after.stars[seat]))
    assert worth == 40.0
    assert worlds(0).stars == state.stars


def test_nothing_is_certain_where_a_die_fell_or_something_came_to_light() -> None:
    state = start()
    rolled, shown = state.copy(), state.copy()
    GAME.rules.apply(rolled, state.legal[0])
    shown.revealed += 1
    assert is_certain(state, state.copy())
    assert not is_certain(state, rolled)
    assert not is_certain(state, shown)
