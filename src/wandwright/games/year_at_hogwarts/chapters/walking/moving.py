"""Moving: where a walk may end, and which way it goes (R43 to R63, H74).

A player says where the move ends. Only where two ways there pass different tokens is the way asked for, too.
"""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.boards import EXACT, ONCE, Board, Move, in_set
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.walks import ways_past
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import stops_of_return
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
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


def board_for(state: YearState, seat: int) -> Board:
    """Passages cost nothing for one of the Death Eaters."""
    box = state.box
    return box.short_board if box.movement[seat] == v.FREE_PASSAGES else box.board


def open_places(state: YearState, seat: int) -> int:
    """R49: places of open missions of the player or a team mate."""
    found = 0
    places = state.box.mission_place
    for mate in state.box.mates[seat]:
        for card in state.missions[mate]:
            found |= 1 << places[card]
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
        found |= stops_of_return(state, seat)
    return found


def least_steps(state: YearState, seat: int, total: int) -> int:
    """How early a move may end anywhere: not at all, but for two of the sheets."""
    ability = state.box.movement[seat]
    if ability == v.MOVE_UP_TO:
        return 1
    return max(total - state.box.movement_n[seat], 1) if ability == v.STOP_EARLY else EXACT


def move_of(state: YearState, seat: int, total: int) -> Move:
    """R43, R44, R46, R48, R51: the whole count, no space twice, and what stops it."""
    box = state.box
    stops = box.stops | fight_spaces(state, seat)
    return Move(total, least_steps(state, seat, total), ONCE, box.blocked, stops, pauses(state, seat))


def can_use_all(state: YearState, seat: int, total: int) -> bool:
    """Is there a walk of so many steps, or one that somebody stops?"""
    return bool(board_for(state, seat).ends(state.position[seat], move_of(state, seat, total)._replace(pauses=0)))


def longest_move(state: YearState, seat: int) -> Move:
    """R54: the whole total, or the longest walk there is."""
    total = state.total
    board, start = board_for(state, seat), state.position[seat]
    move = move_of(state, seat, total)
    while total > 0 and not board.ends(start, move._replace(pauses=0)):
        total -= 1
        move = move_of(state, seat, total)
    return move


def moves(state: YearState, seat: int) -> list[tuple[Move, int]]:
    """The move, and where a sheet may slip past one space of fights, the move past each of them with that space."""
    move = longest_move(state, seat)
    found = [(move, NO_CARD)]
    if state.box.movement[seat] == v.SLIP_PAST and not state.slipped:
        spaces = in_set(fight_spaces(state, seat))
        found += [(move._replace(stops=move.stops & ~(1 << space)), space) for space in spaces]
    return found


# The end of the move.


def list_move(state: YearState, question: Plain) -> list[int]:
    """Every space where the move may end; Buckbeak in its place, or the Time-Turner before it (R98a)."""
    seat = question.seat
    board, start = board_for(state, seat), state.position[seat]
    legal: list[int] = []
    for move, _ in moves(state, seat):
        for end in board.ends(start, move):
            if end not in legal:
                legal.append(end)
    legal.sort()
    if tokens.holds(state, seat, state.box.buckbeak):
        legal.append(steps.FLY_AWAY)
    return [*legal, *(steps.USE_IN_MOVE + item for item in own_turn_uses(state, seat))]


def answer_move(state: YearState, question: Plain, answer: int) -> None:
    seat = question.seat
    if answer == steps.FLY_AWAY:
        spend(state, seat, state.box.buckbeak)
    elif answer >= steps.USE_IN_MOVE:
        state.stack.append((steps.BEGIN_MOVE,))
        spend(state, seat, answer - steps.USE_IN_MOVE)
    else:
        state.stack.append(steps.At(steps.WAY, seat, NO_CARD, answer))


# The way there.


def ways_to(state: YearState, seat: int, end: int) -> list[Way]:
    """The ways that differ in the tokens they pass, best ones only; slipping past somebody only where it gains."""
    board, start = board_for(state, seat), state.position[seat]
    squares = squares_worth(state, seat)
    found: list[Way] = []
    for move, slipped in moves(state, seat):
        for noticed, walk in ways_past(board, start, end, move, squares):
            slips = int(slipped in walk[1:-1])
            if not any(noticed & other.squares == noticed for other in found):
                found.append(Way(noticed, slips, walk))
    return found


def squares_worth(state: YearState, seat: int) -> int:
    """Squares with tokens, while the player may still take one (R92)."""
    return tokens.squares_with_tokens(state) if state.taken < v.TAKEN_IN_A_TURN else 0


def list_way(state: YearState, question: steps.At) -> list[int]:
    return list(range(len(ways_to(state, question.seat, question.space))))


def answer_way(state: YearState, question: steps.At, answer: int) -> None:
    """The pawn walks; the tokens on its way are passed one after the other."""
    seat, end = question.seat, question.space
    way = ways_to(state, seat, end)[answer]
    names = state.box.space_names
    state.slipped |= way.slips
    state.position[seat] = end
    note(state, "walks", seat, len(way.walk) - 1, NO_CARD, NO_CARD, {"way": " ".join(names[one] for one in way.walk)})
    state.stack.append((steps.ARRIVE, end))
    for space in reversed(way.walk[1:-1]):
        if way.squares >> space & 1:
            state.stack.append((steps.PASS_SQUARE, space))
