"""Horcruxes: tries to destroy them, and the duty to try again (R233 to R238, H68, H88)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.fights.chances import die
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    has_returned,
    heroes,
    horcruxes_left,
    is_armed,
)
from wandwright.games.year_at_hogwarts.state import YearState


def horcrux_on(state: YearState, space: int) -> int:
    """The Horcrux that stands on a space, or none."""
    here = v.FIRST_SPACE + space
    return next((item for item in horcruxes_left(state) if state.item_at[item] == here), NO_CARD)


def spaces_with_horcruxes(state: YearState) -> int:
    found = 0
    for item in horcruxes_left(state):
        found |= 1 << state.item_at[item] - v.FIRST_SPACE
    return found


def squares_with_weapons(state: YearState, seat: int) -> int:
    """R92, R234a: where a hero without a weapon may take one on the way, as a set."""
    found = 0
    if seat == PETER or is_armed(state, seat) or state.taken >= v.TAKEN_IN_A_TURN:
        return found
    for weapon in state.box.voldemort.weapons:
        place = state.item_at[weapon]
        if v.FIRST_SPACE <= place < v.FIRST_SEAT:
            found |= 1 << place - v.FIRST_SPACE
    return found


def weapon_on(state: YearState, space: int) -> int:
    """The first weapon that lies on a space."""
    return next(item for item in tokens.lying_on(state, space) if item in state.box.voldemort.weapons)


def must_try(state: YearState, seat: int) -> bool:
    """R235: after a failure, as long as the Horcrux stands."""
    return bool(state.bound[seat])


def face_horcrux(state: YearState, seat: int, space: int) -> None:
    """R234: whoever has a weapon and ends there rolls; it is no choice."""
    item = horcrux_on(state, space)
    if item != NO_CARD and is_armed(state, seat):
        try_to_destroy(state, seat, item)


def try_again(state: YearState, seat: int) -> None:
    """R235: in place of the roll and the move."""
    face_horcrux(state, seat, state.position[seat])


def try_to_destroy(state: YearState, seat: int, item: int) -> None:
    """R234: one die against one; strictly higher destroys it."""
    own, other = die(state), die(state)
    name = state.box.item_names[item]
    note(state, "tries_horcrux", seat, own, NO_CARD, NO_CARD, {"item": name, "dice": f"{own} {other}"})
    if own > other:
        destroy(state, seat, item)
    else:
        state.tried = state.bound[seat] = 1


def destroy(state: YearState, seat: int, item: int) -> None:
    """R236, R237: Voldemort loses 1 PV, if he is there; else he will return with fewer."""
    place = state.item_at[item] - v.FIRST_SPACE
    state.item_at[item] = v.IN_BOX
    note(state, "destroys_horcrux", seat, 1, NO_CARD, NO_CARD, {"item": state.box.item_names[item]})
    if has_returned(state):
        gains.lose_pv(state, PETER, 1)
    for hero in heroes(state):
        if state.position[hero] == place:
            release(state, hero)


def release(state: YearState, hero: int) -> None:
    """R235, R238: nothing is left to try for; whoever waited at the Ministry returns, the active hero as usual."""
    state.bound[hero] = 0
    if hero != state.active and state.trip[hero] != NO_CARD:
        gains.put_on(state, hero, state.trip[hero])
