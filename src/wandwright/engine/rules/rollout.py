"""Random playouts, inside the compiled modules when they are compiled."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import State

COMPILED: Final[bool] = not __file__.endswith(".py")
MODULUS: Final = 2147483647
FACTOR: Final = 48271


def random_playout(rules: Rules, state: State, key: int, most: int = 1_000_000) -> int:
    """Play `state` to its end with uniformly random answers from the stream `key`; give the number of decisions."""
    decisions = 0
    chosen = key % (MODULUS - 1) + 1
    legal = state.legal
    while legal and decisions < most:
        chosen = chosen * FACTOR % MODULUS
        rules.apply(state, legal[chosen % len(legal)])
        decisions += 1
        legal = state.legal
    return decisions
