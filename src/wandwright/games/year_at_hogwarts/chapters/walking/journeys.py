"""Journeys by Floo Powder and Portkey (R64 to R68)."""

from __future__ import annotations

from wandwright.engine.boards.walks import spaces_of
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces
from wandwright.games.year_at_hogwarts.state import YearState


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
    _, space = frame
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
