"""While several plan at the same time, nobody is told how far another has come or how much it plans, in any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wandwright
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.lanes import waits_for_all

# Games and modes in which a lane can take a different number of answers.
SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("black-rose-wars", 3, {}),
    ("black-rose-wars", 2, {"library_peek": "on"}),
)
# Those in which several answer at the same time, each once.
SINGLE: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hogwarts-battle", 3, {"game": 4}),
    ("hogwarts-battle", 4, {"game": 7, "hands": "closed"}),
)
ACTIONS = 400
TRIES = 6


def positions(name: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """Every position of a match by chance in which several are asked and their answers lie face down."""
    match, chance = wandwright.game(name).start(seats=seats, seed=5, options=options), random.Random(5)
    for _ in range(ACTIONS):
        if not match.decisions:
            return
        if waits_for_all(match.state) and len(match.decisions) > 1:
            yield match
        match.apply(chance.choice(chance.choice(match.decisions).actions))


def plan(match: Match, seat: int, chance: random.Random, most: int) -> tuple[Match, int, bool]:
    """A copy in which a seat has planned on, how many answers it gave for that, and whether it is done."""
    world, given = match.copy(), 0
    while given < most:
        asked = next((decision for decision in world.decisions if decision.seat == seat), None)
        if asked is None:
            return world, given, True
        world.apply(chance.choice(asked.actions), seat)
        given += 1
    return world, given, not any(decision.seat == seat for decision in world.decisions)


def known(match: Match, eye: int | None) -> Any:
    return match.records_for(eye), match.told_to(eye).actions, match.events_for(eye), match.view(eye)


def assert_alike(one: Match, other: Match, planner: int) -> None:
    for eye in (None, *range(one.setup.seats)):
        if eye != planner:
            assert known(one, eye) == known(other, eye), f"{eye} can tell how {planner} plans"


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_how_far_another_has_come_is_told_to_nobody(name: str, seats: int, options: dict[str, Any]) -> None:
    """A lane that is still open looks as it did when it began: there is no row of it."""
    chance, looks = random.Random(1), 0
    for match in positions(name, seats, options):
        seat = chance.choice(match.decisions).seat
        world, given, done = plan(match, seat, chance, chance.randint(1, 3))
        if not done:
            looks += 1
            assert given
            assert_alike(match, world, seat)
    assert looks > 5


@pytest.mark.parametrize(("name", "seats", "options"), SINGLE)
def test_how_another_has_answered_is_told_to_nobody(name: str, seats: int, options: dict[str, Any]) -> None:
    """Of two worlds in which a seat has answered, each time otherwise, the others see the same rows."""
    compared = 0
    for match in positions(name, seats, options):
        asked = match.decisions[0]
        worlds = [match.copy() for _ in asked.actions]
        for world, action in zip(worlds, asked.actions, strict=True):
            world.apply(action.notation, asked.seat)
        for world in worlds[1:]:
            assert_alike(worlds[0], world, asked.seat)
            compared += 1
    assert compared


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_how_many_answers_a_plan_took_is_told_to_nobody(name: str, seats: int, options: dict[str, Any]) -> None:
    """Of two worlds in which a seat is done, but with plans of different length, the others see the same rows."""
    chance, differed = random.Random(2), 0
    for match in positions(name, seats, options):
        seat = chance.choice(match.decisions).seat
        worlds = [plan(match, seat, chance, 50) for _ in range(TRIES)]
        longest, shortest = (pick(worlds, key=lambda world: world[1]) for pick in (max, min))
        differed += longest[1] != shortest[1]
        assert longest[2]
        assert_alike(longest[0], shortest[0], seat)
    assert differed > 5, "all plans were equally long"
