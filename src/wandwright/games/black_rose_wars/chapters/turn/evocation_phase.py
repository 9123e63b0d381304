"""The Evocation Phase (R117, R123, R209)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import evocations
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, play_order, room_of
from wandwright.games.black_rose_wars.chapters.quests import completing
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.turn import shapes, steps
from wandwright.games.black_rose_wars.chapters.turn.black_rose import begin_phase
from wandwright.games.black_rose_wars.state import RoseState


def begin_evocations(state: RoseState, frame: Frame) -> None:
    begin_phase(state, v.EVOCATION_PHASE)
    for seat in reversed(play_order(state)):
        state.stack.append((steps.LIST_EVOCATIONS, seat))


def list_evocations(state: RoseState, frame: Frame) -> None:
    """R209: the list is made when the player's turn comes: (…, seat)."""
    _, seat = frame
    state.active = seat
    itself = [seat] if state.states[seat] & v.ABOMINATION else []
    state.stack.append((steps.NEXT_OF_LIST, seat, (*itself, *evocations_of(state, seat))))


def next_of_list(state: RoseState, frame: Frame) -> None:
    """Whoever is still there: (…, seat, models)."""
    _, seat, models = frame
    left = tuple(model for model in models if room_of(state, model) != v.NOWHERE)
    if left:
        state.stack.append(shapes.Listed(steps.NEXT_EVOCATION, seat, NO_CARD, left))


def list_next_evocation(state: RoseState, question: shapes.Listed) -> list[int]:
    return list(question.models)


def answer_next_evocation(state: RoseState, question: shapes.Listed, answer: int) -> None:
    seat = question.seat
    left = tuple(model for model in question.models if model != answer)
    state.stack += [(steps.NEXT_OF_LIST, seat, left), (quests.CHECK_QUESTS, completing.HELD)]
    evocations.activate_evocation(state, answer, seat, attack_only=False)
