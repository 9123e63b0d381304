"""Observations: named slots, numbers that mean what their names say, and what is stable."""

from __future__ import annotations

import numpy as np
import pytest

import wandwright as ww
from tests.envs.settings import GAMES, played
from wandwright.engine.state.fields import parts_of, path_at
from wandwright.envs import pettingzoo_env
from wandwright.envs.scenes import Scene
from wandwright.envs.turns import TurnsEnv


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_step_by_step_is_what_is_written_at_once(name: str) -> None:
    """In every set-up of the game, with numbers within their bounds and an id for each legal answer."""
    game = ww.game(name)
    for _, seats, options in game.bench_setups():
        env = played(name, 120, seed=3, options=options, seats=seats)
        scene = env.episode.scene
        low, high = scene.bounds
        assert len(set(scene.slots)) == len(scene.slots)
        for seat in range(env.episode.seats):
            seen = env.episode.see(seat)
            assert np.array_equal(seen, np.array(scene.sight.eye(seat).see(env.episode.state)))
            assert ((low <= seen) & (seen <= high)).all()


def test_slots_say_what_lies_where() -> None:
    env = played("hogwarts-battle", 12, options={"game": 1, "heroes": ["harry", "ron"]})
    state = env.episode.state
    game = env.episode.scene.game
    seen = dict(zip(env.slots, env.observe("seat_1")["observation"], strict=True))
    for name in ("hand", "discard"):
        field = game.field(name)
        for places, cards in parts_of(field, getattr(state, name)):
            ids = [game.card_id(state, card) for card in cards]
            for one in ids:
                assert seen[f"{path_at(field, places)}={one}"] == ids.count(one)
    assert seen["heroes.0.deck"] == len(getattr(state, "deck")[0])  # noqa: B009 - the state of any game
    assert seen["location.control"] == getattr(state, "control")  # noqa: B009 - the state of any game
    assert seen["seat=1"] == 1
    assert seen["asked=act"] == 1
    assert seen[f"asked.seat={env.episode.asked[0].seat}"] == 1


@pytest.mark.parametrize("name", GAMES)
def test_slots_and_actions_are_the_same_for_every_seed(name: str) -> None:
    first = pettingzoo_env(name).episode.scene
    for seed in (1, 2, 3):
        assert first.sight.fits(first.game.set_up(first.setup._replace(seed=seed)))
    second = pettingzoo_env(name).episode.scene
    assert (first.slots, first.codes) == (second.slots, second.codes)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_answer_has_an_action(name: str) -> None:
    """A question that says too few codes is found in random matches."""
    game = ww.game(name)
    for _, seats, options in game.bench_setups():
        scene = Scene(game, seats, options)

        def look(env: TurnsEnv, known: Scene = scene) -> None:
            for _, legal in env.episode.play.game.rules.open_questions(env.episode.state):
                assert known.ids.keys() >= set(legal)

        played(name, 150, seed=5, each=look, options=options, seats=seats)
