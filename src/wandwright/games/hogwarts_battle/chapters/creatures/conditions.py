"""Conditions about foes: what cards ask and count of them, and of what happened to them (R84, R85)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Condition, Counting
from wandwright.games.hogwarts_battle.state import BattleState


def foes_face_up(state: BattleState, kind: int) -> int:
    """How many Villains or Creatures are face up; a Villain-Creature is both."""
    return len([card for card in state.villains if card != NO_CARD and state.box.foe_kind[card] & kind])


def foe_is(state: BattleState, kind: int, hero: int, subject: int) -> bool:
    """Of what kind the foe at a place is."""
    card = NO_CARD if subject == NO_CARD else state.villains[subject]
    return card != NO_CARD and bool(state.box.foe_kind[card] & kind)


def attacked(state: BattleState, value: int, hero: int, subject: int) -> bool:
    """Enough attack on a foe of any kind this turn."""
    return subject != NO_CARD and state.dealt[subject] >= value


CONDITIONS: Final[Mapping[int, Condition]] = {
    v.IF_HEALTH_LOST: lambda state, value, hero, subject: state.lost[hero] >= value,
    v.IF_CREATURES_FACE_UP: lambda state, value, hero, subject: foes_face_up(state, v.CREATURES) >= value,
    v.IF_TOKENS_ASSIGNED: lambda state, value, hero, subject: state.tokens >= value,
    v.IF_VILLAINS_ASSIGNED: lambda state, value, hero, subject: state.villains_hit.bit_count() >= value,
    v.IF_ATTACK_ON_FOE: attacked,
    v.IF_FOE_IS: foe_is,
    v.IF_HAND_AT_STEP_3: lambda state, value, hero, subject: state.hand_at_step_3 == value,
}
COUNTERS: Final[Mapping[int, Counting]] = {
    v.PER_CREATURE_FACE_UP: lambda state, value, hero: foes_face_up(state, v.CREATURES),
    v.PER_VILLAIN_FACE_UP: lambda state, value, hero: foes_face_up(state, v.VILLAINS),
    v.PER_DARK_ARTS_RESOLVED: lambda state, value, hero: state.resolved,
}
