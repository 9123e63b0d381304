"""Moving: where a walk may end, and which way it goes (R43 to R63, H74).

A player says where the move ends. Only where two ways there pass different tokens is the way asked for, too.
"""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame, new_frame
from wandwright.engine.walks import Passing, Walks, spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import (
    places_to_stop,
    squares_to_notice,
    token_and_rival,
    token_of_final,
)
from wandwright.games.year_at_hogwarts.chapters.voldemort.steps import MEET_RIVAL
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.chapters.walking.passing import take
from wandwright.games.year_at_hogwarts.chapters.walking.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.walking.specials import own_turn_uses, spend
from wandwright.games.year_at_hogwarts.rules import tokens
from wandwright.games.year_at_hogwarts.state import YearState


class Way(NamedTuple):
    """A way to an end: the squares with tokens on it, whether it slips past somebody, and all spaces before the end.

    `free` says that it may end there although somebody stands there, with no need to be stopped (R43, R48).
    R242: `rival` is the space of Harry or Voldemort, if this way comes there after the token that decides a meeting;
    where their order matters, `order` has all spaces of the way.
    """

    squares: int
    slips: int
    passed: int
    end: int
    order: tuple[int, ...] = ()
    rival: int = NO_CARD
    free: int = 0


def begin_move(state: YearState, frame: Frame) -> None:
    state.stack.append(new_frame(Plain, (steps.MOVE, state.active, NO_CARD)))


# What a pawn may do.


def walks_for(state: YearState, seat: int) -> Walks:
    """Passages cost nothing for one of the Death Eaters."""
    box = state.box
    return box.short_walks if movement_of(state, seat)[0] == v.FREE_PASSAGES else box.walks


def open_places(state: YearState, seat: int) -> int:
    """R49: places of open missions of the player or a team mate."""
    found = 0
    places = state.box.mission_bit
    for mate in state.box.mates[seat]:
        for card in state.missions[mate]:
            found |= places[card]
    return found


def pauses(state: YearState, seat: int) -> int:
    """R49, R50, R52: where the move may end early."""
    box = state.box
    found = box.towers | open_places(state, seat)
    if box.stop_on_named or state.free_stop:
        found |= box.named
    if box.movement[seat] == v.STOP_ON_CLASS:
        found |= box.classrooms
    if box.return_mode:
        found |= places_to_stop(state, seat)
    return found


def least_steps(state: YearState, seat: int, total: int) -> int:
    """R43: all of them, but for two of the sheets."""
    ability, amount = movement_of(state, seat)
    if ability == v.MOVE_UP_TO:
        return 1
    return max(total - amount, 1) if ability == v.STOP_EARLY else total


def ends_of(state: YearState, seat: int, total: int, stops: int, resting: int) -> int:
    """R43, R44, R48 to R51: where a walk of the whole count ends, or one that is stopped or stops before."""
    walks, start = walks_for(state, seat), state.position[seat]
    ends = walks.reach(start, total, stops)
    for count in range(least_steps(state, seat, total), total):
        ends |= walks.reach(start, count, stops)
    return ends | walks.sooner(start, total, stops, (stops | walks.walls | resting) & ~ends)


def can_use_all(state: YearState, seat: int, total: int) -> bool:
    """H91: is there a walk of so many steps, or one that somebody stops?"""
    return bool(ends_of(state, seat, total, fight_spaces(state, seat), 0))


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
        ends |= end_at_rival(state, seat)
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
            state.stack.append(steps.Going(steps.WAY, seat, NO_CARD, answer, rests))
        else:
            walk(state, seat, ways[0])


# The way there.


def can_rest(state: YearState, seat: int, end: int) -> int:
    """R49, R50: may the move end there with steps left? It may tell of a mission, which nobody else knows."""
    return pauses(state, seat) >> end & 1


def ways_to(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """The ways that differ in the tokens they pass, best ones only; slipping past somebody only where it gains."""
    if state.box.return_mode and token_and_rival(state, seat)[1] != NO_CARD:
        return ways_by_rival(state, seat, end, rests)
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


def ways_of(state: YearState, question: steps.Going) -> list[Way]:
    return ways_to(state, question.seat, question.space, question.rests)


def list_way(state: YearState, question: steps.Going) -> list[int]:
    return list(range(len(ways_of(state, question))))


def answer_way(state: YearState, question: steps.Going, answer: int) -> None:
    walk(state, question.seat, ways_of(state, question)[answer])


def spaces_on(state: YearState, seat: int, way: Way) -> tuple[int, ...]:
    """The spaces of a way from where the pawn stands to its end."""
    return way.order or walks_for(state, seat).walk(state.position[seat], way.passed, way.end)


def walk(state: YearState, seat: int, way: Way) -> None:
    """The pawn walks; the tokens on its way are passed one after the other."""
    squares, slips, _, end, _, rival, free = way
    seen = squares or rival != NO_CARD or state.events is not None
    walked = spaces_on(state, seat, way) if seen else ()
    state.slipped |= v.SLIPPED * slips | v.MAY_SLIP * free
    if rival == end:
        take(state, seat, token_of_final(state, seat))
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
    walks = walks_for(state, seat)
    early = rests or (stops | walks.walls) >> end & 1
    counts = counts_of(state, seat, longest(state, seat, stops), early)
    others, meeting = walks.parted(state.position[seat], end, counts, stops, squares, square, rival)
    found = [Way(noticed, 0, passed, end, order) for noticed, passed, order in others]
    return found + [Way(noticed, 0, passed, end, order, rival) for noticed, passed, order in meeting]
