"""Ways of the second mode: past the token of the final to the rival, past a weapon to a Horcrux (R234a, R242)."""

from __future__ import annotations

from wandwright.engine.boards.boards import space_set
from wandwright.engine.boards.walks import Passing, spaces_of
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts.chapters.voldemort.final import token_and_rival, token_of_final
from wandwright.games.year_at_hogwarts.chapters.voldemort.horcruxes import (
    spaces_with_horcruxes,
    squares_with_weapons,
    weapon_on,
)
from wandwright.games.year_at_hogwarts.chapters.walking.moving import (
    counts_of,
    spaces_on,
    squares_of_interest,
    usual_ways,
    ways_past,
)
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces, longest, walks_for
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import Way
from wandwright.games.year_at_hogwarts.state import YearState


def ways_at_night(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """The ways that differ in the tokens they pass, best ones only, and in what comes first, the token or the rival."""
    crosses = token_and_rival(state, seat)[1] != NO_CARD
    found = ways_by_rival(state, seat, end, rests) if crosses else usual_ways(state, seat, end, rests)
    for way in ways_by_weapon(state, seat, end):
        if not any(way.squares & other.squares == way.squares for other in found):
            found.append(way)
    return found


# R242: past the Wand or the Stone to the rival.


def ways_past_token(state: YearState, seat: int) -> list[Passing]:
    """Ways to the rival past the token of the final, with steps left: the meeting ends the move (R48)."""
    square, rival = token_and_rival(state, seat)
    if rival == NO_CARD:
        return []
    stops = fight_spaces(state, seat)
    found = walks_for(state, seat).ways(state.position[seat], rival, range(state.total), stops, 1 << square)
    return [way for way in found if way.noticed]


def end_at_rival(state: YearState, seat: int) -> int:
    """The space of the rival as a set, if the token can be taken on the way there."""
    return 1 << token_and_rival(state, seat)[1] if ways_past_token(state, seat) else 0


def ways_by_rival(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """Past the token and then to the rival is another way than past both of them the other way round."""
    square, rival = token_and_rival(state, seat)
    stops, squares = fight_spaces(state, seat), squares_of_interest(state, seat)
    if end == rival:
        found = [
            Way(noticed, 0, passed, end) for noticed, passed, _ in ways_past(state, seat, end, rests, stops, squares)
        ]
        if not any(way.squares >> square & 1 for way in found):
            takes = (token_of_final(state, seat),)
            past = ways_past_token(state, seat)[:1]
            found += [Way(one, 0, passed, end, (), rival, takes=takes) for one, passed, _ in past]
        return found
    early = rests or (stops | walks_for(state, seat).walls) >> end & 1
    return ways_in_order(state, seat, end, counts_of(state, seat, longest(state, seat, stops), early))


def ways_in_order(state: YearState, seat: int, end: int, counts: range) -> list[Way]:
    """The ways to one end with one of these counts; last those that come past the token and then to the rival."""
    square, rival = token_and_rival(state, seat)
    stops, squares = fight_spaces(state, seat), squares_of_interest(state, seat)
    walks, start = walks_for(state, seat), state.position[seat]
    others, meeting = walks.parted(start, end, counts, stops, squares, square, rival)
    found = [Way(noticed, 0, passed, end, order) for noticed, passed, order in others]
    takes = (token_of_final(state, seat),) if rival == end else ()
    return found + [Way(noticed, 0, passed, end, order, rival, takes=takes) for noticed, passed, order in meeting]


# R234a: past a weapon to a Horcrux.


def ends_by_weapon(state: YearState, seat: int) -> int:
    """The spaces of Horcruxes, as a set, where a weapon that is taken on the way allows the stop."""
    weapons = squares_with_weapons(state, seat)
    if not weapons:
        return 0
    near = walks_for(state, seat).touched(state.position[seat], state.total - 1)
    if not weapons & near:
        return 0
    reached = spaces_of(spaces_with_horcruxes(state) & near)
    return space_set([space for space in reached if ways_by_weapon(state, seat, space)])


def ways_by_weapon(state: YearState, seat: int, end: int) -> list[Way]:
    """Ways to a Horcrux past a weapon, with steps left; the first weapon on them is taken."""
    weapons = squares_with_weapons(state, seat)
    if not weapons or not spaces_with_horcruxes(state) >> end & 1:
        return []
    found = [way for way in shorter_ways(state, seat, end) if way.squares & weapons]
    return [
        way._replace(takes=(*way.takes, weapon_on(state, first_on(spaces_on(state, seat, way), weapons))))
        for way in found
    ]


def shorter_ways(state: YearState, seat: int, end: int) -> list[Way]:
    counts = range(state.total)
    if token_and_rival(state, seat)[1] != NO_CARD:
        return ways_in_order(state, seat, end, counts)
    stops, squares = fight_spaces(state, seat), squares_of_interest(state, seat)
    found = walks_for(state, seat).ways(state.position[seat], end, counts, stops, squares)
    return [Way(noticed, 0, passed, end) for noticed, passed, _ in found]


def first_on(walked: tuple[int, ...], squares: int) -> int:
    """The first of these squares that a walk enters."""
    return next(space for space in walked[1:] if squares >> space & 1)
