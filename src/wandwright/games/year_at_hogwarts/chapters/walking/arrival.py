"""Arriving: who is met, and what happens there (R48, R69a, R90)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces
from wandwright.games.year_at_hogwarts.state import YearState


def arrive(state: YearState, frame: Frame) -> None:
    """R69a: first a forced fight, unless a sheet slips past it; then the space."""
    _, space = frame
    seat = state.active
    if not fight_spaces(state, seat) >> space & 1:
        state.stack.append((steps.SETTLE, space))
    elif can_slip(state, seat):
        state.stack.append(shapes.At(steps.SLIP, seat, NO_CARD, space))
    else:
        begin_meeting(state, seat, space)


def can_slip(state: YearState, seat: int) -> bool:
    """R43, R48: where the move could end with nobody there; once in a turn, as a rat always."""
    ability = movement_of(state, seat)[0]
    if ability == v.RAT_FORM:
        return bool(state.slipped & v.MAY_SLIP)
    return ability == v.SLIP_PAST and state.slipped == v.MAY_SLIP


def begin_meeting(state: YearState, seat: int, space: int) -> None:
    state.won = 0
    state.stack.append((steps.AFTER_MEETING, space))
    for meet in state.box.hooks.meet:
        meet(state, seat, space)


def list_slip(state: YearState, question: shapes.At) -> list[int]:
    return [steps.NO, steps.YES]


def answer_slip(state: YearState, question: shapes.At, answer: int) -> None:
    """Once in a turn a space is entered without a fight, also as the last step."""
    if answer == steps.YES:
        state.slipped = v.SLIPPED
        state.stack.append((steps.SETTLE, question.space))
    else:
        begin_meeting(state, question.seat, question.space)


def after_meeting(state: YearState, frame: Frame) -> None:
    """R90: the space is resolved if the mover won and is still there."""
    _, space = frame
    if state.won and state.position[state.active] == space:
        state.stack.append((steps.SETTLE, space))


def settle(state: YearState, frame: Frame) -> None:
    """R69a, R225a: what happens on the space."""
    _, space = frame
    for happen in state.box.hooks.settle:
        happen(state, state.active, space)


def begin_mission_step(state: YearState, frame: Frame) -> None:
    """R69a, R115, R234: one mission a turn, if the player is still there; in the second mode a Horcrux."""
    _, space = frame
    if state.position[state.active] != space or state.tried:
        return
    for try_on_arrival in state.box.hooks.try_on_arrival:
        try_on_arrival(state, state.active, space)
