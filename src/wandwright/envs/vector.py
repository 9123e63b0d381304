"""Many environments at once, each in a process of its own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from typing import Any

import gymnasium
from gymnasium.vector import AsyncVectorEnv


def over_processes(make: Callable[[], gymnasium.Env[Any, Any]], count: int) -> AsyncVectorEnv:
    """So many environments, each in its own process, stepped together."""
    methods = multiprocessing.get_all_start_methods()
    return AsyncVectorEnv([make] * count, context="forkserver" if "forkserver" in methods else "spawn")
