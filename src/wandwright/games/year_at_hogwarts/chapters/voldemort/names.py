"""What a seat is called: Peter's seat is Voldemort's after the return, and a Death Eater's while it moves one."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, has_returned
from wandwright.games.year_at_hogwarts.state import YearState


def shown_as(state: YearState, seat: int) -> str:
    """R230: the sheet that lies before a seat."""
    box = state.box
    if box.return_mode and seat == PETER and has_returned(state):
        return box.voldemort.pawn_names[0]
    return box.characters[seat]


def called(state: YearState, seat: int) -> str:
    """Who is addressed: of Voldemort's side the pawn that is moved."""
    box = state.box
    if box.return_mode and seat == PETER and state.pawn:
        return box.voldemort.pawn_names[state.pawn - 1]
    return shown_as(state, seat)
