"""Retrospect: what is told of a match of Death Eaters Rising when it is over."""

from __future__ import annotations

from wandwright.engine.matches.endings import Retrospect, Strait
from wandwright.games.death_eaters_rising.state import RisingState


def straits(state: RisingState) -> tuple[Strait, ...]:
    """R8: the Hospital Wing and the corrupted places have a limit."""
    box = state.box
    left = (
        Strait("hospital", box.defeated_to_lose - len(state.hospital), of=box.defeated_to_lose),
        Strait("places", box.corrupted_to_lose - len(state.corrupted), of=box.corrupted_to_lose),
    )
    return tuple(strait for strait in left if strait.left > 0)


def hopes(state: RisingState) -> tuple[Strait, ...]:
    """R7: Voldemort is defeated by so much damage."""
    box = state.box
    return (Strait("voldemort", box.damage_to_win - state.voldemort_damage, of=box.damage_to_win),)


def race(state: RisingState) -> tuple[int, int]:
    """Damage on Voldemort, and what is nearest to a loss: the Hospital Wing or the corrupted places, in per cent."""
    box = state.box
    lost = max(100 * len(state.hospital) // box.defeated_to_lose, 100 * len(state.corrupted) // box.corrupted_to_lose)
    return min(100 * state.voldemort_damage // box.damage_to_win, 100), min(lost, 100)


def gauges(state: RisingState) -> dict[str, float]:
    """Damage on Voldemort, and what brings a defeat nearer."""
    return {
        "damage on Voldemort": state.voldemort_damage,
        "corrupted places": len(state.corrupted),
        "characters in the Hospital Wing": len(state.hospital),
    }


RETROSPECT = Retrospect(
    used=frozenset({"uses", "casts"}),
    acquired=frozenset({"recruits", "draws_token"}),
    helps={"hits": 3, "cleanses": 2, "heals": 1, "draws_token": 1, "gains_die": 1},
    counted=("recruits", "casts", "defeated"),
    summed=("hits", "cleanses"),
    straits=straits,
    hopes=hopes,
    race=race,
    gauges=gauges,
)
