"""Influence on foes (R58, R86, R87, R90)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.health.tokens import tell_spent
from wandwright.games.hogwarts_battle.chapters.villains.villains import defeat_if_full, is_locked, tell_token
from wandwright.games.hogwarts_battle.state import BattleState


def list_persuading(state: BattleState, legal: list[int]) -> None:
    """R58, R87: foes that take influence, one token each in a turn."""
    for place, card in enumerate(state.villains):
        if card != NO_CARD and takes_influence(state, place, card):
            legal.append(PERSUADE + place)


def takes_influence(state: BattleState, place: int, card: int) -> bool:
    """Neither beyond its number nor beyond what a turn allows; Dragon's Blood allows a Creature more (R86, R87)."""
    box = state.box
    if state.persuaded[place] >= box.influence[card]:
        return False
    most = 1 + (state.more_influence if box.foe_kind[card] & v.CREATURES else 0)
    return state.persuaded_now[place] < most and not is_locked(state, card)


def persuade(state: BattleState, place: int) -> None:
    """One influence token goes to a foe; it falls when every part of it is full (R55, R86)."""
    hero = state.active
    card = state.villains[place]
    # An assigned token is not spent (R101).
    state.influence[hero] -= 1
    tell_spent(state, hero, 0)
    state.persuaded[place] += 1
    state.persuaded_now[place] += 1
    note(state, "persuades", hero, state.persuaded[place], card, NO_CARD)
    tell_token(state, place, v.INFLUENCE_TOKEN)
    defeat_if_full(state, place)


def remove_influence(state: BattleState, amount: int, kind: int, source: int) -> None:
    """Influence leaves every face-up foe of a kind that has some (R90)."""
    for place, card in enumerate(state.villains):
        if card != NO_CARD and state.box.foe_kind[card] & kind and state.persuaded[place]:
            removed = min(amount, state.persuaded[place])
            state.persuaded[place] -= removed
            note(state, "influence_removed", state.active, removed, card, source)
