"""Would an effect do anything now? What would do nothing is not offered."""

from __future__ import annotations

from typing import Any

from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dice, reach
from wandwright.games.death_eaters_rising.rules.harm import death_eaters_at
from wandwright.games.death_eaters_rising.state import RisingState


def is_useful(state: RisingState, seat: int, program: int) -> bool:
    """Does at least one clause of a program find something to do?"""
    return any(clause_is_useful(state, seat, clause) for clause in state.box.programs[program])


def clause_is_useful(state: RisingState, seat: int, clause: tuple[Any, ...]) -> bool:
    word = clause[0]
    if word == v.GAIN_DIE:
        return any(dice.free_die(state, colour) >= 0 for colour in clause[1])
    if word == v.CHANGE_FACE:
        return any(clause[2] >> dice.symbol_of(state, code) & 1 for code in dice.shown_dice(state))
    if word == v.HEAL:
        return bool(healable(state, seat, clause[3]))
    if word == v.REMOVE_CORRUPTION:
        return state.corruption[state.mission] > 0 if clause[2] == v.MISSION_PLACE else max(state.corruption) > 0
    if word == v.GAIN_TOKEN:
        return bool(state.supply or state.used_tokens)
    if word == v.DAMAGE_DEATH_EATER:
        return bool(hittable(state, clause[2]))
    if word == v.ASSIGN_SYMBOL:
        return any(lacks[clause[1]] for _, lacks in reach.open_targets(state))
    return True


def healable(state: RisingState, seat: int, target: int) -> list[int]:
    """A16: damaged wizards of the own team, or any in play, at a location or in a team."""
    damage = state.damage
    if target == v.OWN_TEAM:
        return [card for card in state.teams[seat] if damage[card]]
    is_wizard = state.box.is_wizard
    found = [card for team in state.teams for card in team if damage[card]]
    return found + [card for card in state.characters if card >= 0 and is_wizard[card] and damage[card]]


def hittable(state: RisingState, undamaged: int) -> list[int]:
    """Death Eaters at the mission location with an empty damage space; some effects want undamaged ones."""
    damage = state.damage
    health = state.box.health
    return [
        card
        for card in death_eaters_at(state, state.mission)
        if damage[card] < health[card] and not (undamaged and damage[card])
    ]
