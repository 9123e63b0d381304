"""Moving: where a walk may end, and which way it goes (R43 to R63, H74).

A player says where the move ends. Only where two ways there pass different tokens is the way asked for, too.
"""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame, new_frame
from wandwright.engine.walks import Passing, spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import (
    spaces_with_horcruxes,
    squares_to_notice,
    squares_with_weapons,
    token_and_rival,
    token_of_final,
    weapon_on,
)
from wandwright.games.year_at_hogwarts.chapters.voldemort.steps import MEET_RIVAL
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.chapters.walking.passing import take
from wandwright.games.year_at_hogwarts.chapters.walking.reach import (
    eased,
    least_steps,
    longest,
    pauses,
    usable,
    walks_for,
)
from wandwright.games.year_at_hogwarts.chapters.walking.specials import own_turn_uses, spend
from wandwright.games.year_at_hogwarts.rules import tokens
from wandwright.games.year_at_hogwarts.state import YearState


class Way(NamedTuple):
    """A way to an end: the squares with tokens on it, whether it slips past somebody, and all spaces before the end.

    `free` says that it may end there although somebody stands there, with no need to be stopped (R43, R48).
    R242: `rival` is the space of Harry or Voldemort, if this way comes there after the token that decides a meeting;
    where their order matters, `order` has all spaces of the way.
    R234a: `weapon` is the square where a hero takes the weapon that allows the stop at a Horcrux.
    """

    squares: int
    slips: int
    passed: int
    end: int
    order: tuple[int, ...] = ()
    rival: int = NO_CARD
    free: int = 0
    weapon: int = NO_CARD


def begin_move(state: YearState, frame: Frame) -> None:
    state.stack.append(new_frame(Plain, (steps.MOVE, state.active, NO_CARD)))


# The end of the move.


def list_move(state: YearState, question: Plain) -> list[int]:
    """Every space where the move may end; Buckbeak in its place, or the Time-Turner before it (R98a)."""
    _, seat, _ = question
    fights = fight_spaces(state, seat)
    resting = pauses(state, seat)
    ends = usable(state, seat, fights, resting)
    for stops in eased(state, seat, fights):
        ends |= usable(state, seat, stops, resting)
    if state.box.return_mode:
        ends |= end_at_rival(state, seat) | ends_by_weapon(state, seat)
    legal = spaces_of(ends)
    other = [steps.USE_IN_MOVE + item for item in own_turn_uses(state, seat)]
    if tokens.can_use(state, seat, state.box.buckbeak):
        other.append(steps.FLY_AWAY)
    return [*legal, *sorted(other)] if other else legal


def answer_move(state: YearState, question: Plain, answer: int) -> None:
    _, seat, _ = question
    if answer == steps.FLY_AWAY:
        spend(state, seat, state.box.buckbeak)
    elif answer >= steps.USE_IN_MOVE:
        state.stack.append((steps.BEGIN_MOVE,))
        spend(state, seat, answer - steps.USE_IN_MOVE)
    else:
        rests = can_rest(state, seat, answer)
        ways = ways_to(state, seat, answer, rests)
        if len(ways) > 1:
            state.stack.append(shapes.Going(steps.WAY, seat, NO_CARD, answer, rests))
        else:
            walk(state, seat, ways[0])


# The way there.


def can_rest(state: YearState, seat: int, end: int) -> int:
    """R49, R50: may the move end there with steps left? It may tell of a mission, which nobody else knows."""
    return pauses(state, seat) >> end & 1


def ways_to(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """The ways that differ in the tokens they pass, best ones only."""
    if not state.box.return_mode:
        return usual_ways(state, seat, end, rests)
    crosses = token_and_rival(state, seat)[1] != NO_CARD
    found = ways_by_rival(state, seat, end, rests) if crosses else usual_ways(state, seat, end, rests)
    for way in ways_by_weapon(state, seat, end):
        if not any(way.squares & other.squares == way.squares for other in found):
            found.append(way)
    return found


def usual_ways(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """Slipping past somebody only where it gains."""
    fights, squares = fight_spaces(state, seat), squares_of_interest(state, seat)
    found: list[Way] = []
    for stops in stops_in_order(state, seat, end, fights):
        free = (fights & ~stops) >> end & 1
        for noticed, passed, _ in ways_past(state, seat, end, rests, stops, squares):
            if not any(noticed & other.squares == noticed for other in found):
                found.append(Way(noticed, int(bool(passed & fights & ~stops)), passed, end, free=free))
    return found


def stops_in_order(state: YearState, seat: int, end: int, fights: int) -> list[int]:
    """What stops the move: first what leaves the choice to fight at its end or not, then all, then what else is eased.

    R43, R48: who is stopped beside somebody with steps left has to fight; there is nothing to slip past.
    """
    others = eased(state, seat, fights)
    freeing = [stops for stops in others if (fights & ~stops) >> end & 1]
    return [*freeing, fights, *(stops for stops in others if stops not in freeing)]


def squares_of_interest(state: YearState, seat: int) -> int:
    """R91, R92: squares with tokens, while the pawn may take one more."""
    if state.taken >= v.TAKEN_IN_A_TURN:
        return 0
    return squares_to_notice(state, seat) if state.box.return_mode else tokens.squares_with_tokens(state)


def ways_past(state: YearState, seat: int, end: int, rests: int, stops: int, squares: int) -> list[Passing]:
    """The ways to one end if these spaces stop the move."""
    walks = walks_for(state, seat)
    early = rests or (stops | walks.walls) >> end & 1
    found = walks.ways(state.position[seat], end, counts_of(state, seat, state.total, early), stops, squares)
    if not found:
        # R54: no walk uses the whole total.
        counts = counts_of(state, seat, longest(state, seat, stops), early)
        found = walks.ways(state.position[seat], end, counts, stops, squares)
    return found


def counts_of(state: YearState, seat: int, total: int, early: int) -> range:
    """The numbers of steps with which a move may end; any up to the total where it may end early."""
    return range(0 if early else least_steps(state, seat, total), total + 1)


def ways_of(state: YearState, question: shapes.Going) -> list[Way]:
    return ways_to(state, question.seat, question.space, question.rests)


def list_way(state: YearState, question: shapes.Going) -> list[int]:
    return list(range(len(ways_of(state, question))))


def answer_way(state: YearState, question: shapes.Going, answer: int) -> None:
    walk(state, question.seat, ways_of(state, question)[answer])


def spaces_on(state: YearState, seat: int, way: Way) -> tuple[int, ...]:
    """The spaces of a way from where the pawn stands to its end."""
    return way.order or walks_for(state, seat).walk(state.position[seat], way.passed, way.end)


def walk(state: YearState, seat: int, way: Way) -> None:
    """The pawn walks; the tokens on its way are passed one after the other."""
    squares, slips, _, end, _, rival, free, weapon = way
    seen = squares or rival != NO_CARD or state.events is not None
    walked = spaces_on(state, seat, way) if seen else ()
    state.slipped |= v.SLIPPED * slips | v.MAY_SLIP * free
    if rival == end:
        take(state, seat, token_of_final(state, seat))
    if weapon != NO_CARD:
        take(state, seat, weapon_on(state, weapon))
    state.position[seat] = end
    if state.events is not None:
        names = [state.box.space_names[space] for space in walked]
        note(state, "walks", seat, len(names) - 1, NO_CARD, NO_CARD, {"way": " ".join(names)})
    state.stack.append((steps.ARRIVE, end))
    for space in reversed(walked[1:-1]):
        if squares >> space & 1:
            state.stack.append((steps.PASS_SQUARE, space))
        if space == rival:
            state.stack.append((MEET_RIVAL, space))


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
            found += [Way(one, 0, passed, end, (), rival) for one, passed, _ in ways_past_token(state, seat)[:1]]
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
    return found + [Way(noticed, 0, passed, end, order, rival) for noticed, passed, order in meeting]


# R234a: past a weapon to a Horcrux.


def ends_by_weapon(state: YearState, seat: int) -> int:
    """The spaces of Horcruxes, as a set, where a weapon that is taken on the way allows the stop."""
    if not squares_with_weapons(state, seat):
        return 0
    return sum(1 << space for space in spaces_of(spaces_with_horcruxes(state)) if ways_by_weapon(state, seat, space))


def ways_by_weapon(state: YearState, seat: int, end: int) -> list[Way]:
    """Ways to a Horcrux past a weapon, with steps left; the first weapon on them is taken."""
    weapons = squares_with_weapons(state, seat)
    if not weapons or not spaces_with_horcruxes(state) >> end & 1:
        return []
    found = [way for way in shorter_ways(state, seat, end) if way.squares & weapons]
    return [way._replace(weapon=first_on(spaces_on(state, seat, way), weapons)) for way in found]


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
