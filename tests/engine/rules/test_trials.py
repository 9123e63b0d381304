"""Answers tried in a world, as often as chance makes it worth while."""

from __future__ import annotations

from typing import Any, cast

from tests.toys.run import Run
from tests.toys.run_rules import ENOUGH, RunState
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import change_fate, is_certain, outlook

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


def go_no_further(rules: Rules, state: RunState) -> None:
    """Where an answer leads is where it is judged."""


def test_what_chance_has_a_part_in_is_the_mean_of_all_trials() -> None:
    state, judging = start(), Judging()
    worth = outlook(GAME.rules, state, 0, state.legal[0], go_no_further, judging, TRIALS)
    assert len(judging.found) == TRIALS
    assert worth == sum(judging.found) / TRIALS
    assert len(set(judging.found)) > 1, "the trials roll other dice"


def test_the_first_trial_is_the_world_as_it_is() -> None:
    state, judging = start(), Judging()
    after = state.copy()
    GAME.rules.apply(after, state.legal[0])
    outlook(GAME.rules, state, 0, state.legal[0], go_no_further, judging, TRIALS)
    question: Any = after.question
    assert judging.found[0] == question.steps


def test_the_same_world_has_the_same_trials_and_another_one_has_others() -> None:
    state, other = start(), start()
    change_fate(other, 1)
    found = []
    for world in (state, state, other):
        judging = Judging()
        outlook(GAME.rules, world, 0, world.legal[0], go_no_further, judging, TRIALS)
        found.append(judging.found)
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_what_is_certain_is_tried_once() -> None:
    """A move that ends the match rolls no further die."""
    state, judging = start(), Judging()
    state.stars[0] = ENOUGH
    assert outlook(GAME.rules, state, 0, state.legal[0], go_no_further, judging, TRIALS) == 100.0
    assert judging.found == [100.0]


def test_a_trial_goes_on_as_it_is_told_and_leaves_the_world_as_it_was() -> None:
    state = start()
    stars = state.stars[:]

    def gather(rules: Rules, after: RunState) -> None:
        after.stars[0] = 40

    worth = outlook(GAME.rules, state, 0, state.legal[0], gather, lambda after, seat: float(after.stars[seat]), TRIALS)
    assert worth == 40.0
    assert state.stars == stars


def test_nothing_is_certain_where_a_die_fell_or_something_came_to_light() -> None:
    state = start()
    rolled, shown = state.copy(), state.copy()
    GAME.rules.apply(rolled, state.legal[0])
    shown.revealed += 1
    assert is_certain(state, state.copy())
    assert not is_certain(state, rolled)
    assert not is_certain(state, shown)
