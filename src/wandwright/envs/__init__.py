"""Environments: the games for programs that learn, by PettingZoo, Gymnasium and OpenSpiel.

from wandwright.envs import gymnasium_env, pettingzoo_env

env = pettingzoo_env("hogwarts-battle", options={"game": 1}, seats=2)
env = gymnasium_env("hogwarts-battle", team=True)
"""

from wandwright.envs.errors import BadEnvironment, MissingExtra
from wandwright.envs.making import (
    gymnasium_env,
    gymnasium_vector_env,
    parallel_env,
    pettingzoo_env,
    register_open_spiel,
)

__all__ = [
    "BadEnvironment",
    "MissingExtra",
    "gymnasium_env",
    "gymnasium_vector_env",
    "parallel_env",
    "pettingzoo_env",
    "register_open_spiel",
]
