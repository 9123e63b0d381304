"""How far a pawn may walk, and what stops it (R43 to R54, H91)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.boards.walks import Walks, spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import movement_of
from wandwright.games.year_at_hogwarts.state import YearState

# Walks of so many steps are looked at anyway; the trails of longer ones are many.
EARLY: Final = 12


def fight_spaces(state: YearState, seat: int) -> int:
    """The spaces with somebody whom the pawn has to fight or meet, as a set."""
    found = 0
    for spaces in state.box.hooks.fight_spaces:
        found |= spaces(state, seat)
    return found


def walks_for(state: YearState, seat: int) -> Walks:
    """The walks by which a pawn moves now."""
    return walks_by(state, movement_of(state, seat)[0])


def walks_by(state: YearState, ability: int) -> Walks:
    """Passages cost nothing for one of the Death Eaters."""
    return state.box.short_walks if ability == v.FREE_PASSAGES else state.box.walks


def open_places(state: YearState, seat: int) -> int:
    """R49: places of open missions of the player or a team mate."""
    found = 0
    places = state.box.mission_bit
    for mate in state.box.mates[seat]:
        for card in state.missions[mate]:
            found |= places[card]
    return found


def pauses(state: YearState, seat: int) -> int:
    """R49, R50, R52, R234a: where the move may end early."""
    return open_places(state, seat) | open_pauses(state, seat)


def open_pauses(state: YearState, seat: int) -> int:
    """Those of them that tell nothing of a mission."""
    box = state.box
    found = box.towers
    if box.stop_on_named or state.free_stop:
        found |= box.named
    if box.movement[seat] == v.STOP_ON_CLASS:
        found |= box.classrooms
    for places_to_stop in box.hooks.places_to_stop:
        found |= places_to_stop(state, seat)
    return found


def least_steps(state: YearState, seat: int, total: int) -> int:
    """R43: all of them, but for two of the sheets."""
    return least_by(*movement_of(state, seat), total)


def least_by(ability: int, amount: int, total: int) -> int:
    if ability == v.MOVE_UP_TO:
        return 1
    return max(total - amount, 1) if ability == v.STOP_EARLY else total


def ends_of(state: YearState, seat: int, total: int, stops: int, resting: int) -> int:
    """R43, R44, R48 to R51: where a walk of the whole count ends, or one that is stopped or stops before."""
    start = state.position[seat]
    ability, amount = movement_of(state, seat)
    walks = walks_by(state, ability)
    ends = walks.reach(start, total, stops)
    for count in range(least_by(ability, amount, total), total):
        ends |= walks.reach(start, count, stops)
    return ends | walks.sooner(start, total, stops, (stops | walks.walls | resting) & ~ends)


def can_use_all(state: YearState, seat: int, total: int) -> bool:
    """H91: is there a walk of so many steps, or one that somebody stops? Who stops it early spares the long search."""
    stops, walks = fight_spaces(state, seat), walks_for(state, seat)
    early = walks.sooner(state.position[seat], min(total, EARLY), stops, stops | walks.walls)
    return bool(early) or bool(ends_of(state, seat, total, stops, 0))


def longest(state: YearState, seat: int, stops: int) -> int:
    """R54: the whole total, or as many steps as the longest walk has."""
    total = state.total
    while total > 0 and not ends_of(state, seat, total, stops, 0):
        total -= 1
    return total


def usable(state: YearState, seat: int, stops: int, resting: int) -> int:
    """R54: where the move may end with the whole total, or else with the longest walk there is."""
    found = ends_of(state, seat, state.total, stops, resting)
    return found or ends_of(state, seat, longest(state, seat, stops), stops, resting)


def eased(state: YearState, seat: int, fights: int) -> list[int]:
    """The spaces that stop a sheet which slips past one of them in a turn, or, as a rat, past all."""
    ability = movement_of(state, seat)[0]
    if ability == v.RAT_FORM:
        return [0] if fights else []
    if ability != v.SLIP_PAST or state.slipped:
        return []
    met = fights & walks_for(state, seat).touched(state.position[seat], state.total)
    return [fights & ~(1 << space) for space in spaces_of(met)]
