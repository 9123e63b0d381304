"""Whether a clause answers to an event, and effects that work only so often (R34)."""

from __future__ import annotations

from typing import Final

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.conditions import holds
from wandwright.games.hogwarts_battle.library import Trigger
from wandwright.games.hogwarts_battle.state import BattleState

HERO_BITS: Final = 8
# Marks of what attack on one villain has set off lie beyond those of the abilities used.
VILLAIN_MARKS: Final = 1_000_000


def answers(state: BattleState, trigger: Trigger, card: int, hero: int, subject: int, before: tuple[int, ...]) -> bool:
    """Does the condition hold? Enough attack on one villain counts once for each villain and turn."""
    condition = trigger.condition
    if condition == v.ALWAYS:
        return True
    if not holds(state, condition, trigger.value, hero, subject):
        return False
    if condition not in (v.IF_ATTACK_ON_VILLAIN, v.IF_ATTACK_ON_FOE):
        return True
    mark = VILLAIN_MARKS * trigger.value + card * HERO_BITS + subject
    if mark not in state.used:
        state.used = (*state.used, mark)
    return mark not in before


def use_up(state: BattleState, card: int, limit: int, hero: int) -> bool:
    """Mark an ability as used this turn; False if it was used before."""
    mark = card * HERO_BITS + (hero if limit == v.LIMIT_HERO_TURN else HERO_BITS - 1)
    if mark in state.used:
        return False
    state.used = (*state.used, mark)
    return True


def is_used_up(state: BattleState, card: int) -> bool:
    """Was a card that works once a turn used in this one?"""
    return card * HERO_BITS + HERO_BITS - 1 in state.used
