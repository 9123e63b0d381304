"""Models moved by the caster, pushed and pulled (R182, R189, R195)."""

from __future__ import annotations

from wandwright.engine.state.state import Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import movement, steps
from wandwright.games.black_rose_wars.chapters.combat.shapes import Moved, Step
from wandwright.games.black_rose_wars.chapters.lodge import board
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import NOWHERE


def move_others(state: RoseState, side: int, source: int, number: int, towards: int, models: list[int]) -> None:
    if models and side != v.BLACK_ROSE:
        state.stack.append(Moved(steps.PUSH, side, source, number, towards, tuple(models)))


def list_push(state: RoseState, question: Moved) -> list[int]:
    """Several models one after the other, in an order the caster picks."""
    return [model for model in question.models if room_of(state, model) != NOWHERE]


def answer_push(state: RoseState, question: Moved, answer: int) -> None:
    left = tuple(model for model in question.models if model != answer)
    if left:
        state.stack.append(question._replace(models=left))
    asked = Step(steps.PUSH_STEP, question.seat, question.source, answer, question.steps, question.pull)
    state.stack.append(asked)


def list_push_step(state: RoseState, question: Step) -> list[int]:
    """A room next to it; with a pull only one nearer to the caster. Or it stays where it is."""
    room = room_of(state, question.model)
    if not question.steps or room == NOWHERE:
        return []
    near = board.neighbours(state, room)
    if question.pull:
        here = room_of(state, question.seat)
        near = [other for other in near if board.distance(state, other, here) < board.distance(state, room, here)]
    return [*(lodge.ROOM + place for place in near), lodge.ENOUGH] if near else []


def answer_push_step(state: RoseState, question: Step, answer: int) -> None:
    """R189: it leaves and enters."""
    if answer != lodge.ENOUGH:
        _, seat, source, model, left, pull = question
        room = answer - lodge.ROOM
        state.stack.append((steps.PUSH_ON, seat, source, model, left, pull, room))
        movement.enter(state, model, room)


def push_on(state: RoseState, frame: Frame) -> None:
    """R195: it goes on only if the model still is where it came to."""
    _, seat, source, model, left, towards, room = frame
    if left > 1 and room_of(state, model) == room:
        state.stack.append(Step(steps.PUSH_STEP, seat, source, model, left - 1, towards))
