"""Retrospect: what is told of a match of Hogwarts Battle when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.matches.endings import Retrospect, Strait
from wandwright.games.hogwarts_battle.settings import OPTIONS
from wandwright.games.hogwarts_battle.state import BattleState

LAST_GAME = next(option.high for option in OPTIONS if option.name == "game")


def straits(state: BattleState) -> tuple[Strait, ...]:
    """The match is lost with the last Location; a hero without health is stunned."""
    heroes = tuple(Strait("health", health, hero) for hero, health in enumerate(state.health))
    slots = state.box.slots
    if state.location < len(slots) - 1:
        return heroes
    return (Strait("location", slots[state.location] - state.control), *heroes)


def hopes(state: BattleState) -> tuple[Strait, ...]:
    """Every villain must be defeated."""
    count = villains(state)
    return (Strait("villains", count - len(state.defeated), of=count),)


def villains(state: BattleState) -> int:
    return len(state.box.villains) + (state.box.voldemort >= 0)


def race(state: BattleState) -> tuple[int, int]:
    """Villains defeated, and control tokens that the Locations have taken, in per cent."""
    slots = state.box.slots
    taken = sum(slots[: state.location]) + state.control
    return 100 * len(state.defeated) // max(villains(state), 1), min(100 * taken // sum(slots), 100)


def sequel(options: Mapping[str, Any]) -> dict[str, object] | None:
    """R8: each Game adds to the one before."""
    game: int = options["game"]
    return {**options, "game": game + 1} if game < LAST_GAME else None


def gauges(state: BattleState) -> dict[str, float]:
    """Control tokens on all Locations so far, villains defeated, and the health of the heroes."""
    taken = sum(state.box.slots[: state.location]) + state.control
    health = sum(state.health) / len(state.health)
    return {"control tokens": taken, "villains defeated": len(state.defeated), "health of a hero": health}


RETROSPECT = Retrospect(
    used=frozenset({"plays", "uses"}),
    acquired=frozenset({"acquires"}),
    helps={"gains_attack": 2, "gains_health": 1, "draws": 1},
    counted=("attacks", "acquires", "stunned"),
    summed=("gains_attack", "gains_influence", "gains_health"),
    straits=straits,
    hopes=hopes,
    race=race,
    gauges=gauges,
    sequel=sequel,
)
