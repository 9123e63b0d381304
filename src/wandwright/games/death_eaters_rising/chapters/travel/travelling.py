"""A turn begins, and the active team travels (R19, R20)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, new_frame
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.travel import steps
from wandwright.games.death_eaters_rising.state import RisingState


def begin_turn(state: RisingState, frame: Frame) -> None:
    """R19: travel, Voldemort, wizard dice, end of turn."""
    state.turn += 1
    state.phase = v.TRAVELLING
    state.dealt = 0
    state.lost_dice = ()
    note(state, "turn", state.active, state.turn, NO_CARD, NO_CARD)
    for join in state.box.hooks.turn_begins:
        join(state)
    state.stack.append(new_frame(Plain, (steps.TRAVEL, state.active, NO_CARD)))


def list_travel(state: RisingState, question: Plain) -> list[int]:
    return list(range(v.LOCATIONS))


def answer_travel(state: RisingState, question: Plain, answer: int) -> None:
    """R20, R22: the mission token lies there; only then is the Voldemort die rolled."""
    state.mission = answer
    note(state, "travels", state.active, 0, state.box.locations[answer], NO_CARD)
    for join in state.box.hooks.mission_is_placed:
        join(state)
