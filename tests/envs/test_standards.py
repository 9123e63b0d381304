"""The checks that PettingZoo, Gymnasium and OpenSpiel have for environments, for every game."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tests.envs.settings import GAMES
from wandwright.envs import gymnasium_env, parallel_env, pettingzoo_env, register_open_spiel

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
STEPS = 50
# PettingZoo excepts its own games with masks by name from these two warnings.
WITH_MASK = ("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings(*WITH_MASK)
def test_pettingzoo_accepts_each_game(name: str) -> None:
    api_test(pettingzoo_env(name, max_steps=STEPS), num_cycles=2 * STEPS)
    seed_test(lambda: pettingzoo_env(name, max_steps=STEPS), num_cycles=STEPS)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_each_game_played_at_once(name: str) -> None:
    parallel_api_test(parallel_env(name, max_steps=STEPS), num_cycles=2 * STEPS)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_each_game_for_a_seat_and_for_a_team(name: str) -> None:
    check_env(gymnasium_env(name, bot="uniform"), skip_render_check=True)
    check_env(gymnasium_env(name, team=True), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_plays_each_game_at_random(name: str) -> None:
    wanted = f"wandwright_{name.replace('-', '_')}"
    assert wanted in register_open_spiel()
    game = pyspiel.load_game(f"{wanted}(max_steps={STEPS})")
    pyspiel.random_sim_test(game, 1, False, False)
    assert game.max_game_length() == STEPS


def test_open_spiel_takes_options_and_clones_states() -> None:
    register_open_spiel()
    game = pyspiel.load_game("wandwright_hogwarts_battle(game=3,players=3,deals=8)")
    assert (game.num_players(), game.max_chance_outcomes()) == (3, 8)
    state = game.new_initial_state()
    state.apply_action(5)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) == 1
    state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(0) == other.observation_tensor(0)
    text = pyspiel.serialize_game_and_state(game, state)
    _, loaded = pyspiel.deserialize_game_and_state(text)
    assert loaded.observation_tensor(1) == state.observation_tensor(1)
