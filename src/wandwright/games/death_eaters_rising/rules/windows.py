"""When other players may use a spell token in somebody's turn (R66, R67).

All through phase 3 a window stands open beside the active player's question for every other seat with a token that
would do something; nobody waits for it. When the active player ends the turn there is one last call.
"""

from __future__ import annotations

from wandwright.engine.lanes import FIRST, INDEPENDENT, together
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.rules.tokens import cast, list_casts
from wandwright.games.death_eaters_rising.state import RisingState


def others_with_spells(state: RisingState) -> list[int]:
    """The other seats that could use a token now, clockwise from the active one."""
    seats = state.box.seats
    others = [(state.active + further) % seats for further in range(1, seats)]
    return [seat for seat in others if state.tokens[seat] and list_casts(state, seat)]


def act_step(state: RisingState, frame: Frame) -> None:
    """The active player is asked; the others may step in first."""
    question = Plain(steps.ACT, state.active, NO_CARD)
    windows = tuple([Plain(steps.SPELL, seat, NO_CARD) for seat in others_with_spells(state)])
    state.stack.append(together(FIRST, (question, *windows)) if windows else question)


def list_spell(state: RisingState, question: Plain) -> list[int]:
    return list_casts(state, question.seat)


def answer_spell(state: RisingState, question: Plain, option: int) -> None:
    state.stack.append((steps.ACT_STEP,))
    cast(state, question.seat, option - steps.CAST)


def last_call_step(state: RisingState, frame: Frame) -> None:
    """R66: before a turn ends, each other player who could use a token says yes or no."""
    others = others_with_spells(state)
    if not others:
        state.stack.append((steps.END_TURN,))
        return
    state.cast = 0
    state.stack.append((steps.AFTER_LAST_CALL,))
    state.stack.append(together(INDEPENDENT, tuple([Plain(steps.LAST_CALL, seat, NO_CARD) for seat in others])))


def list_last_call(state: RisingState, question: Plain) -> list[int]:
    return [*list_casts(state, question.seat), steps.LET_END]


def answer_last_call(state: RisingState, question: Plain, option: int) -> None:
    if option != steps.LET_END:
        cast(state, question.seat, option - steps.CAST)


def after_last_call(state: RisingState, frame: Frame) -> None:
    """A13: a token may have changed what the active player can do, so the turn goes on; else it ends."""
    state.stack.append((steps.ACT_STEP,) if state.cast else (steps.END_TURN,))
