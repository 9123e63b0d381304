"""Abilities of cards: conditions, counters, whether one would do anything, and running its program (R55, R57)."""

from __future__ import annotations

from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import steps
from wandwright.games.death_eaters_rising.chapters.board.characters import death_eaters_at
from wandwright.games.death_eaters_rising.library import Ability
from wandwright.games.death_eaters_rising.state import RisingState


def holds(state: RisingState, condition: int, value: int, seat: int, wizard: int) -> bool:
    """Is the condition of an ability met now?"""
    if condition == v.ALWAYS:
        return True
    if condition == v.MISSION_AT:
        return state.mission == value
    if condition == v.DEATH_EATER_AT_MISSION:
        return bool(death_eaters_at(state, state.mission))
    if condition == v.DEALT_DEATH_EATER_DAMAGE:
        return state.dealt > 0
    alone = condition == v.TEAM_HAS_OTHER
    affiliations = state.box.affiliations
    return any(affiliations[card] & value for card in state.teams[seat] if not (alone and card == wizard))


def count(state: RisingState, counter: int, value: int, seat: int) -> int:
    """How often a number is counted."""
    return state.dealt if counter == v.PER_DAMAGE_DEALT else 1


def is_worth_using(state: RisingState, wizard: int, ability: Ability) -> bool:
    """Is its condition met, and does it find something to do?"""
    seat = state.active
    met = holds(state, ability.condition, ability.value, seat, wizard)
    return met and state.box.programs.is_useful(state, seat, ability.program)


def take_effect(state: RisingState, program: int, seat: int, source: int) -> None:
    """Run a program of a card next, for a seat."""
    state.stack.append((steps.RUN, program, 0, seat, source))
