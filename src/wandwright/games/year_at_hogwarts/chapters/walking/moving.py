"""Moving: where a walk may end, and which way it goes (R43 to R63, H74).

A player says where the move ends. Only where two ways there pass different tokens is the way asked for, too.
"""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.walks import Walks, spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import places_to_stop, squares_to_notice
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.chapters.walking.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.walking.specials import own_turn_uses, spend
from wandwright.games.year_at_hogwarts.rules import tokens
from wandwright.games.year_at_hogwarts.state import YearState


class Way(NamedTuple):
    """A way to an end: the squares with tokens on it, whether it slips past somebody, and its spaces."""

    squares: int
    slips: int
    walk: tuple[int, ...]


def begin_move(state: YearState, frame: Frame) -> None:
    state.stack.append(Plain(steps.MOVE, state.active, NO_CARD))


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


class Range(NamedTuple):
    """The steps that a move uses, where it ends with them (or is stopped), and what it enters before."""

    steps: int
    ends: int
    early: int


def range_of(state: YearState, seat: int, total: int, stops: int) -> Range:
    """R43, R44, R48, R51: where a walk of the whole count ends, or one that somebody or the pitch stops."""
    walks, start = walks_for(state, seat), state.position[seat]
    ends, early = walks.reach(start, total, stops)
    for count in range(least_steps(state, seat, total), total):
        ends |= walks.reach(start, count, stops).ends
    return Range(total, ends | early & (stops | walks.walls), early)


def can_use_all(state: YearState, seat: int, total: int) -> bool:
    """H91: is there a walk of so many steps?"""
    return bool(range_of(state, seat, total, fight_spaces(state, seat)).ends)


def usable(state: YearState, seat: int, stops: int) -> Range:
    """R54: the whole total, or the longest walk there is."""
    found = range_of(state, seat, state.total, stops)
    while not found.ends and found.steps > 0:
        found = range_of(state, seat, found.steps - 1, stops)
    return found


def eased(state: YearState, seat: int, fights: int) -> list[int]:
    """The spaces that stop a sheet which slips past one of them in a turn, or, as a rat, past all."""
    ability = movement_of(state, seat)[0]
    if ability == v.RAT_FORM:
        return [0] if fights else []
    can_slip = ability == v.SLIP_PAST and not state.slipped
    return [fights & ~(1 << space) for space in spaces_of(fights)] if can_slip else []


# The end of the move.


def list_move(state: YearState, question: Plain) -> list[int]:
    """Every space where the move may end; Buckbeak in its place, or the Time-Turner before it (R98a)."""
    seat = question.seat
    fights = fight_spaces(state, seat)
    resting = pauses(state, seat)
    _, ends, early = usable(state, seat, fights)
    ends |= early & resting
    for stops in eased(state, seat, fights):
        _, more, early = usable(state, seat, stops)
        ends |= more | early & resting
    legal = state.box.walks.listed(ends)
    other = [steps.USE_IN_MOVE + item for item in own_turn_uses(state, seat)]
    if tokens.holds(state, seat, state.box.buckbeak):
        other.append(steps.FLY_AWAY)
    return [*legal, *sorted(other)] if other else legal


def answer_move(state: YearState, question: Plain, answer: int) -> None:
    seat = question.seat
    if answer == steps.FLY_AWAY:
        spend(state, seat, state.box.buckbeak)
    elif answer >= steps.USE_IN_MOVE:
        state.stack.append((steps.BEGIN_MOVE,))
        spend(state, seat, answer - steps.USE_IN_MOVE)
    else:
        creep(state, seat, answer)
        ways = ways_to(state, seat, answer)
        if len(ways) > 1:
            state.stack.append(steps.At(steps.WAY, seat, NO_CARD, answer))
        else:
            walk(state, seat, ways[0])


def creep(state: YearState, seat: int, end: int) -> None:
    """A rat that does not have to stop on a space may be there without a fight."""
    if movement_of(state, seat)[0] == v.RAT_FORM:
        _, ends, early = usable(state, seat, 0)
        state.slipped = (ends | early & pauses(state, seat)) >> end & 1


# The way there.


def ways_to(state: YearState, seat: int, end: int) -> list[Way]:
    """The ways that differ in the tokens they pass, best ones only; slipping past somebody only where it gains."""
    fights = fight_spaces(state, seat)
    squares = squares_of_interest(state, seat)
    found = [Way(noticed, 0, way) for noticed, way in ways_past(state, seat, end, fights, squares)]
    for stops in eased(state, seat, fights):
        for noticed, way in ways_past(state, seat, end, stops, squares):
            slips = any((fights & ~stops) >> space & 1 for space in way[1:-1])
            if slips and not any(noticed & other.squares == noticed for other in found):
                found.append(Way(noticed, 1, way))
    return found


def squares_of_interest(state: YearState, seat: int) -> int:
    """R91, R92: squares with tokens, while the pawn may take one more."""
    if state.taken >= v.TAKEN_IN_A_TURN:
        return 0
    return squares_to_notice(state, seat) if state.box.return_mode else tokens.squares_with_tokens(state)


def ways_past(state: YearState, seat: int, end: int, stops: int, squares: int) -> list[tuple[int, tuple[int, ...]]]:
    """The ways to one end if these spaces stop the move."""
    walks = walks_for(state, seat)
    total = usable(state, seat, stops).steps
    early = (stops | walks.walls | pauses(state, seat)) >> end & 1
    counts = range(0 if early else least_steps(state, seat, total), total + 1)
    return [(noticed, way) for noticed, way in walks.ways(state.position[seat], end, counts, stops, squares)]


def list_way(state: YearState, question: steps.At) -> list[int]:
    return list(range(len(ways_to(state, question.seat, question.space))))


def answer_way(state: YearState, question: steps.At, answer: int) -> None:
    walk(state, question.seat, ways_to(state, question.seat, question.space)[answer])


def walk(state: YearState, seat: int, way: Way) -> None:
    """The pawn walks; the tokens on its way are passed one after the other."""
    end = way.walk[-1]
    state.slipped |= way.slips
    state.position[seat] = end
    if state.events is not None:
        names = [state.box.space_names[space] for space in way.walk]
        note(state, "walks", seat, len(names) - 1, NO_CARD, NO_CARD, {"way": " ".join(names)})
    state.stack.append((steps.ARRIVE, end))
    if way.squares:
        for space in reversed(way.walk[1:-1]):
            if way.squares >> space & 1:
                state.stack.append((steps.PASS_SQUARE, space))
