"""The two sides: who belongs to which, whom they stop, and which tokens they may take (R48a, R224, R226a, R240 ff.)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import FIRST_SERVANT
from wandwright.games.year_at_hogwarts.chapters.voldemort.tables import HARRY
from wandwright.games.year_at_hogwarts.state import YearState

# R220: the seat of Peter, and of Voldemort after the return.
PETER: Final = 0
# Which pawn that seat moves (fields.py): Voldemort's, or from FIRST_DEATH_EATER on a Death Eater's.
VOLDEMORT: Final = 1
FIRST_DEATH_EATER: Final = 2


def heroes(state: YearState) -> range:
    return range(1, state.box.seats)


def harry(state: YearState) -> int:
    """R220: he is always in play."""
    return state.box.characters.index(HARRY)


def has_returned(state: YearState) -> bool:
    return state.pawn_at[0] != NO_CARD


def horcruxes_left(state: YearState) -> list[int]:
    return [item for item in state.box.voldemort.horcruxes if state.item_at[item] != v.IN_BOX]


def fighter_of(pawn: int) -> int:
    """The number under which a Death Eater's pawn fights."""
    return FIRST_SERVANT + pawn - FIRST_DEATH_EATER


# Meetings.


def is_final_due(state: YearState) -> bool:
    """R242: who meets without both tokens passes; with one or both the game is decided."""
    box = state.box
    wand = tokens.holds(state, PETER, box.elder_wand)
    return wand or tokens.holds(state, harry(state), box.resurrection_stone)


def opponents(state: YearState, seat: int) -> list[tuple[int, int]]:
    """Whom a pawn would fight or meet, each with its space; on the start space nobody (R226a)."""
    found = against_heroes(state) if seat == PETER else against_servants(state, seat)
    return [(fighter, space) for fighter, space in found if space != state.box.start]


def against_heroes(state: YearState) -> list[tuple[int, int]]:
    """R240, R241, R250a, R252, H87: Voldemort meets Harry only; Death Eaters fight who is not left alone."""
    if state.pawn == VOLDEMORT:
        hero = harry(state)
        return [(hero, state.position[hero])] if is_final_due(state) else []
    if state.shield[PETER]:
        return []
    return [(hero, state.position[hero]) for hero in heroes(state) if not state.shield[hero]]


def against_servants(state: YearState, hero: int) -> list[tuple[int, int]]:
    """R240, R241: Peter before the return; afterwards each Death Eater, and for Harry Voldemort."""
    found = []
    if not has_returned(state):
        return [] if state.shield[hero] or state.shield[PETER] else [(PETER, state.position[PETER])]
    if hero == harry(state) and is_final_due(state):
        found.append((PETER, state.pawn_at[0]))
    if not state.shield[hero]:
        found += [(FIRST_SERVANT + place, space) for place, space in enumerate(state.pawn_at[1:]) if space != NO_CARD]
    return found


# Tokens.


def may_take(state: YearState, seat: int, item: int) -> bool:
    """R224: each side its own; the Wand is for Voldemort, the Stone for Harry; Horcruxes are not taken."""
    box = state.box
    if item == box.elder_wand:
        return seat == PETER and state.pawn == VOLDEMORT
    if item == box.resurrection_stone:
        return seat == harry(state)
    if seat == PETER:
        return not has_returned(state) and item in box.voldemort.ritual
    return item in box.voldemort.weapons


def squares_to_notice(state: YearState, seat: int) -> int:
    """Squares with tokens that this pawn may take."""
    found = 0
    for item in state.box.voldemort.wanted:
        place = state.item_at[item]
        if v.FIRST_SPACE <= place < v.FIRST_SEAT and may_take(state, seat, item):
            found |= 1 << (place - v.FIRST_SPACE)
    return found


def is_armed(state: YearState, hero: int) -> bool:
    """R234: a weapon in that hero's own hands."""
    if hero != PETER:
        for weapon in state.box.voldemort.weapons:
            if tokens.holds(state, hero, weapon):
                return True
    return False
