"""Arriving: who is met; and journeys by Floo Powder and Portkey (R48, R58 to R68, R90)."""

from __future__ import annotations

from wandwright.engine.answers import PASS
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.walks import spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.state import YearState


def arrive(state: YearState, frame: Frame) -> None:
    """R69a: first a forced fight, unless a sheet slips past it; then the space."""
    space: int = frame[1]
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
    space: int = frame[1]
    if state.won and state.position[state.active] == space:
        state.stack.append((steps.SETTLE, space))


def settle(state: YearState, frame: Frame) -> None:
    """R69a, R225a: what happens on the space."""
    for happen in state.box.hooks.settle:
        happen(state, state.active, frame[1])


def begin_mission_step(state: YearState, frame: Frame) -> None:
    """R69a, R115, R234: one mission a turn, if the player is still there; in the second mode a Horcrux."""
    space: int = frame[1]
    if state.position[state.active] != space or state.tried:
        return
    for try_on_arrival in state.box.hooks.try_on_arrival:
        try_on_arrival(state, state.active, space)


# Floo Powder.


def list_floo(state: YearState, question: Plain) -> list[int]:
    """R64: the Floo places of the Places board, not the Graveyard."""
    return [*spaces_of(state.box.floo_places), PASS]


def answer_floo(state: YearState, question: Plain, answer: int) -> None:
    """R66: the powder is spent when the journey begins."""
    if answer == PASS:
        return
    seat = question.seat
    state.floo[seat] -= 1
    state.supply_floo += 1
    travel(state, seat, answer, "floo")


def travel(state: YearState, seat: int, space: int, by: str) -> None:
    """R65, R68: there tokens may be taken and a mission be tried; at the end of the turn the player goes back."""
    state.trip[seat] = state.position[seat]
    state.position[seat] = space
    note(state, "travels", seat, 0, NO_CARD, NO_CARD, {"by": by, "space": state.box.space_names[space]})
    state.stack.append((steps.VISIT, space))


def visit(state: YearState, frame: Frame) -> None:
    """R65, R67: tokens, a mission; then the passage to the other place of the Ministry."""
    space: int = frame[1]
    seat = state.active
    if state.position[seat] != space:
        return
    state.stack.append(shapes.At(steps.PASSAGE, seat, NO_CARD, space))
    state.stack.append((steps.BEGIN_MISSION_STEP, space))
    state.stack.append((steps.PASS_SQUARE, space))


def list_passage(state: YearState, question: shapes.At) -> list[int]:
    """R61, R67: the far side of a passage that costs nothing, if it was not visited yet."""
    seat, space = question.seat, question.space
    if state.position[seat] != space or state.crossed or is_held(state, seat):
        return []
    return [*state.box.board.neighbours(space), PASS] if state.box.board.ways[space] else []


def is_held(state: YearState, seat: int) -> bool:
    """R178a, R235: in the fight of a team, or bound to try for a Horcrux again."""
    return any(bound(state, seat) for bound in state.box.hooks.is_held)


def answer_passage(state: YearState, question: shapes.At, answer: int) -> None:
    """R48c, R67: who comes through a passage fights whoever is there, as after the last step of a move."""
    if answer == PASS:
        return
    state.crossed = 1
    state.slipped |= v.MAY_SLIP
    state.position[question.seat] = answer
    details = {"by": "passage", "space": state.box.space_names[answer]}
    note(state, "travels", question.seat, 0, NO_CARD, NO_CARD, details)
    meets = fight_spaces(state, question.seat) >> answer & 1
    state.stack.append((steps.ARRIVE if meets else steps.VISIT, answer))
