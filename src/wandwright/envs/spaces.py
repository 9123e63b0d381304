"""Spaces of observations and actions, as Gymnasium and PettingZoo declare them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from wandwright.envs.scenes import Scene


def observation_space(scene: Scene, actions: int) -> spaces.Dict:
    """The numbers of a view, and the mask of the actions."""
    low, high = scene.bounds
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
