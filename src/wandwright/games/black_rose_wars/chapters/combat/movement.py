"""Movement of models: step by step, teleported, swapped; leaving and entering a room (R67 to R71, R189, R195)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, new_frame
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps, traps
from wandwright.games.black_rose_wars.chapters.events import modifiers, reactions
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.board import doors, neighbours
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, models_in, owner_of, room_of, states_of
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState


def movement_of(state: RoseState, seat: int) -> int:
    """R66: how many steps a Physical Move may have."""
    if state.states[seat] & v.ROOTED:
        return 0
    base: int = state.box.mage_movement[state.mage[seat]]
    return max(base + state.movement[seat] + modifiers.rule_value(state, "movement_modifier"), 0)


# Walks.


def begin_walk(state: RoseState, model: int, number: int, mover_seat: int, leave_cell: bool = False) -> None:
    """Up to so many steps, each chosen by the mover; out of a Cell by an action (the first is a must) or an Event."""
    out = room_of(state, model) != v.NOWHERE or leave_cell or (is_mage(model) and state.act_source == v.EVENT)
    if number > 0 and out:
        state.stack.append((steps.WALK, model, number, mover_seat, int(leave_cell)))


def step_once(state: RoseState, seat: int) -> None:
    """R72: exactly one room."""
    state.stack.append((steps.WALK, seat, 1, seat, 1))


def walk(state: RoseState, frame: Frame) -> None:
    """R70: the next step is asked for, unless the model is held."""
    _, model, left, mover, must = frame
    if not states_of(state, model) & v.ROOTED:
        state.stack.append(new_frame(shapes.Walking, (steps.STEP, mover, NO_CARD, model, left, must)))


def list_step(state: RoseState, question: shapes.Walking) -> list[int]:
    """The rooms next to it; or it stops."""
    model = question.model
    room = room_of(state, model)
    rooms = neighbours(state, room) if room != v.NOWHERE else doors(state, model)
    found = [lodge.ROOM + other for other in rooms]
    if not question.must:
        found.append(PASS)
    return found


def answer_step(state: RoseState, question: shapes.Walking, answer: int) -> None:
    if answer == PASS:
        return
    _, mover, _, model, left, _ = question
    room = answer - lodge.ROOM
    if left > 1:
        state.stack.append((steps.WALK_ON, model, left - 1, mover, room))
    enter(state, model, room)


def walk_on(state: RoseState, frame: Frame) -> None:
    """R195: it goes on only from the room it had entered."""
    _, model, left, mover, room = frame
    if room_of(state, model) == room:
        walk(state, (steps.WALK, model, left, mover, 0))


def stop(state: RoseState, model: int) -> None:
    """The remaining steps of the movement that goes on are lost, also where somebody else moves it (R195)."""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        kind, *rest = stack[place]
        if (kind == steps.WALK_ON and rest[0] == model) or (kind == steps.PUSH_ON and rest[2] == model):
            del stack[place]
            return


# R189: leaving and entering.


def put(state: RoseState, model: int, room: int) -> int:
    """A model stands in a room; where it was before."""
    if is_mage(model):
        old = state.mage_room[model]
        state.mage_room[model] = room
        goals.count_goal(state, model, goals.ROOMS_ENTERED, 1, room)
    else:
        old = state.evocation_room[model - v.FIRST_EVOCATION]
        state.evocation_room[model - v.FIRST_EVOCATION] = room
    if state.events is not None:
        details = {"model": speech.code(state, model), "room": state.box.room_names[room]}
        note(state, "enters", owner_of(model), 0, NO_CARD, state.act_card, details)
    return old


def enter(state: RoseState, model: int, room: int) -> None:
    """R189: it stands in the new room; what that sets off comes one after the other."""
    old = put(state, model, room)
    entered(state, (steps.ENTERED, 0, model, old, room))


def entered(state: RoseState, frame: Frame) -> None:
    """Traps of the old room, Events, abilities of Evocations, Traps of the new room; each if it is still there."""
    _, stage, model, old, room = frame
    stack = state.stack
    height = len(stack)
    while stage < len(ENTERING) and room_of(state, model) == room:
        ENTERING[stage](state, model, old, room)
        stage += 1
        if len(stack) > height:
            if stage < len(ENTERING):
                stack.insert(height, (steps.ENTERED, stage, model, old, room))
            return


def traps_behind(state: RoseState, model: int, old: int, room: int) -> None:
    if old != v.NOWHERE:
        traps.fire_traps(state, traps.ENEMY_LEAVES, model, old)


def events_on_entering(state: RoseState, model: int, old: int, room: int) -> None:
    if is_mage(model):
        reactions.run_hooks(state, "mage_enters_room", model, room=room)


def greetings(state: RoseState, model: int, old: int, room: int) -> None:
    """`enemy_enters_here` of the Evocations that stand there."""
    if room not in state.evocation_room:
        return
    for other in reversed(models_in(state, room)):
        if not is_mage(other) and owner_of(other) != owner_of(model):
            kind = state.evocation[other - v.FIRST_EVOCATION]
            reactions.run_ability(state, other, kind, room, "enemy_enters_here", trigger=model)


def traps_ahead(state: RoseState, model: int, old: int, room: int) -> None:
    traps.fire_traps(state, traps.ENEMY_ENTERS, model, room)


ENTERING = (traps_behind, events_on_entering, greetings, traps_ahead)


def teleport(state: RoseState, model: int, room: int) -> None:
    """R71: it leaves and enters; a model in its Cell, or no room, changes nothing."""
    if room not in (v.NOWHERE, room_of(state, model)) and room_of(state, model) != v.NOWHERE:
        enter(state, model, room)


def swap(state: RoseState, one: int, other: int) -> None:
    """R189: both are put down first, then each goes through entering, the first one first."""
    here, there = room_of(state, one), room_of(state, other)
    if v.NOWHERE in (here, there) or here == there:
        return
    put(state, one, there)
    put(state, other, here)
    state.stack.append((steps.ENTERED, 0, other, there, here))
    state.stack.append((steps.ENTERED, 0, one, here, there))
