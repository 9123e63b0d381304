"""Seats that are asked at the same time act in one step."""

from __future__ import annotations

import numpy as np

from wandwright.envs import parallel_env


def test_all_who_are_asked_act_at_once_and_the_others_wait() -> None:
    env = parallel_env("black-rose-wars", seats=3, max_steps=80)
    seen, _ = env.reset(seed=2)
    together = waits = 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        steps = env.episode.steps
        together += len(asked) > 1
        waits += len(asked) < 3
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, _, _, _ = env.step(actions)
        assert steps < env.episode.steps <= steps + len(asked)
    assert together > 2
    assert waits > 2
