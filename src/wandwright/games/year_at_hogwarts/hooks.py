"""The hooks of A Year at Hogwarts: where the later chapters join in. The year and the second mode fill most of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wandwright.games.year_at_hogwarts.chapters.walking.shapes import Way

if TYPE_CHECKING:
    from wandwright.games.year_at_hogwarts.state import YearState


class Hooks:
    """Each hook with what joins in there; most are told the state and the seat on turn."""

    # R25 to R29, R217a, R218 to R226: what lies where at first, and the first work of the match.
    lay_out: tuple[Callable[[YearState], None], ...]

    # A turn. R40, R227: how it begins.
    begin_turn: tuple[Callable[[YearState, int], None], ...]
    # R41, R117, R118a, R235: the answers to START that are its move: the roll, or what takes its place.
    moves_of_turn: tuple[Callable[[YearState, int], list[int]], ...]
    # The seat has given one of these answers that is no roll.
    take_move: tuple[Callable[[YearState, int, int], None], ...]
    # R13a, R255a: a round is over.
    end_of_round: tuple[Callable[[YearState], None], ...]

    # The sheets of a seat with several pawns. R230: which lies before it.
    shown_sheet: tuple[Callable[[YearState, int], int], ...]
    # R239: which belongs to the pawn that is moved; else the seat's own.
    moved_sheet: tuple[Callable[[YearState, int], int], ...]
    # R227, R239: how many movement dice it has; 0 for as many as others.
    movement_dice: tuple[Callable[[YearState, int], int], ...]

    # A move; sets of spaces are one number. R48: spaces on which somebody stops it.
    fight_spaces: tuple[Callable[[YearState, int], int], ...]
    # R234a: more spaces on which it may end early.
    places_to_stop: tuple[Callable[[YearState, int], int], ...]
    # R91, R224: squares with tokens that it may take.
    squares_to_notice: tuple[Callable[[YearState, int], int], ...]
    # R234a, R242: more spaces to which a way leads past a token.
    ends_of_move: tuple[Callable[[YearState, int], int], ...]
    # R53, R242: the ways to an end; `rests` says whether the move may end there early.
    ways_of_move: tuple[Callable[[YearState, int, int, int], list[Way]], ...]
    # R242: the walk comes to the space of the rival.
    meets_on_way: tuple[Callable[[YearState, int], None], ...]
    # R242: the sheet of that rival.
    rival_on_way: tuple[Callable[[YearState, int], str], ...]
    # R224: may the seat take this token, where it lies or from afar?
    may_take: tuple[Callable[[YearState, int, int, bool], bool], ...]
    # R228, R232, R233: what the mode needs this token for, as a word.
    use_of_token: tuple[Callable[[YearState, int], str], ...]

    # An arrival. R48, R240: a forced fight on a space.
    meet: tuple[Callable[[YearState, int, int], None], ...]
    # R69a, R225a: what happens on a space.
    settle: tuple[Callable[[YearState, int, int], None], ...]
    # R110, R234: what may be tried there once in a turn.
    try_on_arrival: tuple[Callable[[YearState, int, int], None], ...]
    # R178a, R235: is the seat bound to the place where it stands?
    is_held: tuple[Callable[[YearState, int], bool], ...]
    # R79, R225a: the answers in a common room; `swaps` says whether a swap may be offered.
    common_room: tuple[Callable[[YearState, int, bool], list[int]], ...]
    # R128, R144a: whose cards a card may be aimed at, as fighters.
    targets: tuple[Callable[[YearState, int], list[int]], ...]

    # What is seen. H38: is this the last Floo Powder, and would it be wasted on this space?
    is_last_powder: tuple[Callable[[YearState], bool], ...]
    wastes_powder: tuple[Callable[[YearState, int, int], bool], ...]
    # What the message of an event is told.
    tell_event: tuple[Callable[[dict[str, object], YearState], None], ...]
    # What a view shows beside the fields.
    add_to_view: tuple[Callable[[dict[str, object], YearState], None], ...]
