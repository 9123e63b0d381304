"""R242: whoever takes the Wand or the Stone on the way may come to the other afterwards, and the game is decided."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.voldemort.night_fights import play_final
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    VOLDEMORT,
    harry,
    has_returned,
    is_final_due,
)
from wandwright.games.year_at_hogwarts.state import YearState

NOT_THERE = (NO_CARD, NO_CARD)


def token_of_final(state: YearState, seat: int) -> int:
    """R232: the token that this pawn is looking for, if it is one of the two."""
    if seat == harry(state):
        return state.box.resurrection_stone
    return state.box.elder_wand if state.pawn == VOLDEMORT else NO_CARD


def token_and_rival(state: YearState, seat: int) -> tuple[int, int]:
    """The square of that token and the space of the rival, while a meeting would decide nothing yet (R226a, R242)."""
    item = token_of_final(state, seat)
    is_open = has_returned(state) and not is_final_due(state) and state.taken < v.TAKEN_IN_A_TURN
    if item == NO_CARD or not is_open:
        return NOT_THERE
    place = state.item_at[item]
    if not v.FIRST_SPACE <= place < v.FIRST_SEAT:
        return NOT_THERE
    square = place - v.FIRST_SPACE
    rival = state.position[harry(state)] if seat == PETER else state.pawn_at[0]
    return (square, rival) if rival not in (square, state.box.start) else NOT_THERE


def meet_rival(state: YearState, frame: Frame) -> None:
    """R48, R242: with the token in hand the move ends at the rival; without it they pass."""
    if is_final_due(state):
        state.position[state.active] = frame[1]
        play_final(state)
