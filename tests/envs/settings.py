"""What the tests of environments share: short set-ups of every game, and a way to play them at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import wandwright as ww
from wandwright.envs import pettingzoo_env
from wandwright.envs.turns import TurnsEnv

# Every installed game by itself, and a set-up with secrets where the usual one has few.
GAMES: Final = ww.games()
CLOSED: Final[dict[str, dict[str, Any]]] = {"hogwarts-battle": {"game": 3, "hands": "closed"}}


def played(
    name: str, steps: int, seed: int = 1, each: Callable[[TurnsEnv], None] = lambda env: None, **arguments: Any
) -> TurnsEnv:
    """An environment after so many random actions, or at its end; `each` looks at it before every action."""
    env = pettingzoo_env(name, **arguments)
    env.reset(seed=seed)
    chance = random.Random(seed)
    for _ in range(steps):
        if not env.episode.asked:
            break
        each(env)
        seen = env.last()[0]
        assert seen is not None
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return env


def same(one: TurnsEnv, other: TurnsEnv) -> bool:
    """Do all agents see the same in both, with the same masks?"""
    seen = [(one.observe(agent), other.observe(agent)) for agent in one.possible_agents]
    return all(np.array_equal(left[key], right[key]) for left, right in seen for key in left)
