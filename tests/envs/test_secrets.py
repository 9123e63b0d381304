"""Observations never depend on what a seat may not know: two worlds that it can't tell apart give the same arrays."""

from __future__ import annotations

import numpy as np
import pytest

from tests.envs.settings import CLOSED, GAMES, played
from wandwright.engine.secrets.number_views import NumberSight
from wandwright.engine.state.state import State
from wandwright.envs.turns import TurnsEnv
from wandwright.testkit.worlds import shuffled_unseen


def worlds(env: TurnsEnv, seat: int, key: int) -> tuple[State, State]:
    """The position, and another one that differs in what the seat may not know."""
    match = env.episode.play.match
    game = env.episode.scene.game
    guess = game.determinize(match.recall(), seat, key)
    return match.state, shuffled_unseen(game, guess, seat)


def leaks(env: TurnsEnv) -> list[str]:
    """The slots by which some seat can tell two worlds apart that it may not tell apart."""
    found = []
    sight = env.episode.scene.sight
    for seat in range(env.episode.seats):
        for key in (1, 2):
            seen = [np.array(sight.eye(seat).see(world)) for world in worlds(env, seat, key)]
            found += [sight.slots[place] for place in np.flatnonzero(seen[0] != seen[1])]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_can_not_tell_apart_give_the_same_numbers(name: str) -> None:
    """Also what it is asked, and what the others are."""
    met: list[int] = []

    def look(env: TurnsEnv) -> None:
        met.append(len(met))
        if len(met) % 6 == 1:
            assert leaks(env) == []

    played(name, 90, seed=4, each=look, options=CLOSED.get(name), seats=2)
    assert len(met) > 12


def test_masks_of_others_are_empty() -> None:
    """What another seat could do tells what it holds."""
    env = played("black-rose-wars", 8, seats=3)
    asked = {question.seat for question in env.episode.asked}
    for seat, agent in enumerate(env.possible_agents):
        assert bool(env.observe(agent)["action_mask"].any()) == (seat in asked)


@pytest.mark.parametrize(("name", "field"), [("hogwarts-battle", "hand"), ("black-rose-wars", "quests")])
def test_a_planted_leak_is_found(name: str, field: str) -> None:
    """A field that is shown to all although it is its owner's own."""
    env = played(name, 30, seed=4, options=CLOSED.get(name), seats=2)
    scene = env.episode.scene
    assert leaks(env) == []
    honest = scene.sight
    state = env.episode.state

    class Careless(type(scene.game)):  # type: ignore[misc]
        def sights(self, state: State) -> dict[str, str]:
            return {**super().sights(state), field: "all"}

    careless = object.__new__(Careless)
    careless.__dict__.update(scene.game.__dict__)
    scene.sight = NumberSight(careless, state, env.episode.seats)
    assert any(f".{field}=" in slot for slot in leaks(env))
    scene.sight = honest
