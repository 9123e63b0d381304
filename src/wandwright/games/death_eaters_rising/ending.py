"""Retrospect: what is told of a match of Death Eaters Rising when it is over."""

from __future__ import annotations

from wandwright.engine.matches.endings import Retrospect, Strait
from wandwright.games.death_eaters_rising.state import RisingState


def straits(state: RisingState) -> tuple[Strait, ...]:
    """R8: the Hospital Wing and the corrupted places have a limit."""
    box = state.box
    return (
        Strait("hospital", box.defeated_to_lose - len(state.hospital)),
        Strait("places", box.corrupted_to_lose - len(state.corrupted)),
    )


def hopes(state: RisingState) -> tuple[Strait, ...]:
    """R7: Voldemort is defeated by so much damage."""
    return (Strait("voldemort", state.box.damage_to_win - state.voldemort_damage),)


RETROSPECT = Retrospect(
    used=frozenset({"uses", "casts"}),
    helps={"hits": 3, "cleanses": 2, "heals": 1, "draws_token": 1, "gains_die": 1},
    counted=("recruits", "casts", "defeated"),
    summed=("hits", "cleanses"),
    straits=straits,
    hopes=hopes,
)
