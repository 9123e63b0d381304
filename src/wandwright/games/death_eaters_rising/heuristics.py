"""Whether it is a good idea: how a position looks to the players. Only a bot's opinion; no rule asks it."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.state import RisingState


def evaluate(state: RisingState, seat: int) -> float:
    """How good the position looks; a first measure."""
    if state.outcome is not None:
        return 1_000.0 if state.outcome.winners else -1_000.0
    return 10.0 * state.voldemort_damage + 5.0 * len(state.azkaban) - 3.0 * len(state.hospital) - sum(state.corruption)
