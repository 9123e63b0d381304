"""The final of Harry and Voldemort: their tokens, their meeting, the dice (R232, R242 to R244)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, finish
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.fights.chances import die
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    VOLDEMORT,
    harry,
    has_returned,
    heroes,
    horcruxes_left,
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
        _, state.position[state.active] = frame
        play_final(state)


# Who wins.


def play_final(state: YearState) -> None:
    """R242 to R244: a side without its token loses; a Horcrux that is left saves Voldemort; else one die each."""
    box = state.box
    if not tokens.holds(state, PETER, box.elder_wand):
        heroes_win(state, "no_wand")
    elif not tokens.holds(state, harry(state), box.resurrection_stone):
        voldemort_wins(state, "no_stone")
    elif horcruxes_left(state):
        voldemort_wins(state, "horcruxes_left")
    else:
        roll_final(state)


def roll_final(state: YearState) -> None:
    """R244: the higher wins; ties are rolled again."""
    own = other = 0
    while own == other:
        own, other = die(state), die(state)
        note(state, "rolls_final", harry(state), own, NO_CARD, NO_CARD, {"dice": f"{own} {other}"})
    if own > other:
        heroes_win(state, "final_heroes")
    else:
        voldemort_wins(state, "final_voldemort")


def heroes_win(state: YearState, reason: str) -> None:
    finish(state, tuple(heroes(state)), (0, *[1] * len(heroes(state))), reason)


def voldemort_wins(state: YearState, reason: str) -> None:
    finish(state, (PETER,), (1, *[0] * len(heroes(state))), reason)
