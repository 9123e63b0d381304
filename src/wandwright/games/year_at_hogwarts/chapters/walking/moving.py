"""Moving: where a walk may end, and which way it goes (R43 to R63, H74).

A player says where the move ends. Only where two ways there pass different tokens is the way asked for, too.
"""

from __future__ import annotations

from wandwright.engine.boards.walks import Passing, spaces_of
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, new_frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.castle.special_items import own_turn_uses, spend
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.passing import take
from wandwright.games.year_at_hogwarts.chapters.walking.reach import (
    eased,
    fight_spaces,
    least_by,
    least_steps,
    longest,
    open_pauses,
    open_places,
    pauses,
    usable,
    walks_by,
    walks_for,
)
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import Way
from wandwright.games.year_at_hogwarts.state import YearState


def begin_move(state: YearState, frame: Frame) -> None:
    state.stack.append(new_frame(Plain, (steps.MOVE, state.active, NO_CARD)))


# The end of the move.


def list_move(state: YearState, question: Plain) -> list[int]:
    """Every space where the move may end; Buckbeak in its place, or the Time-Turner before it (R98a)."""
    _, seat, _ = question
    legal = spaces_of(ends_of_total(state, seat))
    other = [steps.USE_IN_MOVE + item for item in own_turn_uses(state, seat)]
    if tokens.can_use(state, seat, state.box.buckbeak):
        other.append(steps.FLY_AWAY)
    return [*legal, *sorted(other)] if other else legal


def ends_of_total(state: YearState, seat: int) -> int:
    """The spaces where the move may end with the total of now, as a set."""
    fights = fight_spaces(state, seat)
    resting = pauses(state, seat)
    ends = usable(state, seat, fights, resting)
    for stops in eased(state, seat, fights):
        ends |= usable(state, seat, stops, resting)
    for more in state.box.hooks.ends_of_move:
        ends |= more(state, seat)
    return ends


def ends_with(state: YearState, seat: int, total: int) -> list[int]:
    """The same with a total that could be chosen; the position is as it was."""
    before, state.total = state.total, total
    ends = spaces_of(ends_of_total(state, seat))
    state.total = before
    return ends


def answer_move(state: YearState, question: Plain, answer: int) -> None:
    _, seat, _ = question
    if answer == steps.FLY_AWAY:
        spend(state, seat, state.box.buckbeak)
    elif answer >= steps.USE_IN_MOVE:
        state.stack.append((steps.BEGIN_MOVE,))
        spend(state, seat, answer - steps.USE_IN_MOVE)
    else:
        places = open_places(state, seat)
        rests = (places | open_pauses(state, seat)) >> answer & 1
        if places >> answer & 1:
            # How many steps lead there may tell of the mission.
            state.revealed += 1
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
    found: list[Way] = []
    for find in state.box.hooks.ways_of_move:
        found += find(state, seat, end, rests)
    return found


def usual_ways(state: YearState, seat: int, end: int, rests: int) -> list[Way]:
    """Slipping past somebody only where it gains."""
    fights, squares = fight_spaces(state, seat), squares_of_interest(state, seat)
    found: list[Way] = []
    for stops in stops_in_order(state, seat, end, fights):
        free = (fights & ~stops) >> end & 1
        for noticed, passed, _ in ways_past(state, seat, end, rests, stops, squares):
            if not found or not any(noticed & other.squares == noticed for other in found):
                slips = int(passed & fights & ~stops != 0)
                found.append(new_frame(Way, (noticed, slips, passed, end, (), NO_CARD, free, ())))
    return found


def stops_in_order(state: YearState, seat: int, end: int, fights: int) -> list[int]:
    """What stops the move: first what leaves the choice to fight at its end or not, then all, then what else is eased.

    R43, R48: who is stopped beside somebody with steps left has to fight; there is nothing to slip past.
    """
    others = eased(state, seat, fights)
    if not others:
        return [fights]
    freeing = [stops for stops in others if (fights & ~stops) >> end & 1]
    return [*freeing, fights, *(stops for stops in others if stops not in freeing)]


def squares_of_interest(state: YearState, seat: int) -> int:
    """R91, R92: squares with tokens, while the pawn may take one more."""
    if state.taken >= v.TAKEN_IN_A_TURN:
        return 0
    found = 0
    for squares in state.box.hooks.squares_to_notice:
        found |= squares(state, seat)
    return found


def ways_past(state: YearState, seat: int, end: int, rests: int, stops: int, squares: int) -> list[Passing]:
    """The ways to one end if these spaces stop the move."""
    ability, amount = movement_of(state, seat)
    walks, total = walks_by(state, ability), state.total
    early = rests or (stops | walks.walls) >> end & 1
    counts = range(0 if early else least_by(ability, amount, total), total + 1)
    found = walks.ways(state.position[seat], end, counts, stops, squares)
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
    squares, slips, _, end, _, rival, free, takes = way
    in_order = needs_order(state, way)
    walked = spaces_on(state, seat, way) if in_order else ()
    state.slipped |= v.SLIPPED * slips | v.MAY_SLIP * free
    for item in takes:
        take(state, seat, item)
    state.position[seat] = end
    if state.events is not None:
        names = [state.box.space_names[space] for space in walked]
        note(state, "walks", seat, len(names) - 1, NO_CARD, NO_CARD, {"way": " ".join(names)})
    state.stack.append((steps.ARRIVE, end))
    if squares and not in_order:
        state.stack.append((steps.PASS_SQUARE, squares.bit_length() - 1))
    for space in reversed(walked[1:-1]):
        if squares >> space & 1:
            state.stack.append((steps.PASS_SQUARE, space))
        if space == rival:
            meet_on_way(state, space)


def needs_order(state: YearState, way: Way) -> bool:
    """Does it matter in which order the way enters its spaces? It does not for one square alone."""
    several = way.squares & (way.squares - 1) != 0
    return several or way.rival != NO_CARD or state.events is not None


def meet_on_way(state: YearState, space: int) -> None:
    """R242: the walk comes past somebody who may decide the game."""
    for meets in state.box.hooks.meets_on_way:
        meets(state, space)
