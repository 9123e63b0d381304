"""The fields of the chapter on trials."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.state.fields import Field, side_by_side

PART = "new_rules"


def kinds(state: Any) -> Mapping[int, str]:
    """The kinds of cards by their ids."""
    found: Mapping[int, str] = state.box.kinds
    return found


FIELDS: tuple[Field, ...] = (
    # The active trial: whether it works only from the next turn on (R92), the stuns since it works (R93), and the
    # attack on it in this turn (R97).
    Field("trial_waits", "horcrux.waits", "number", "all", part=PART),
    Field("stuns", "horcrux.stuns", "number", "all", part=PART),
    Field("trial_attack", "horcrux.attack", "number", "all", part=PART),
    # What the active hero has done this turn (R93).
    Field("acquired", "this_turn.acquired", "words", "all", names=kinds, part=PART),
    Field("banished_now", "this_turn.banished", "refs", "all", part=PART),
    *side_by_side("this_turn", "influence_gained", "control_removed", "foes_defeated", part=PART),
    # The Encounter that was collected in this turn: its reward waits for the owner's next one (R57a).
    Field("collected", "this_turn.collected", "ref", "all", part=PART),
)
