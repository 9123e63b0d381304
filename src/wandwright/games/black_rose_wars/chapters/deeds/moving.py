"""Moving: step by step, pushed, pulled, teleported and swapped; what leaving and entering a room sets off."""

from __future__ import annotations

from wandwright.engine.answers import PASS
from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame, new_frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import aims, falling, names, snares, steps
from wandwright.games.black_rose_wars.chapters.deeds.abilities import greet
from wandwright.games.black_rose_wars.chapters.deeds.lodge import distance, doors, neighbours
from wandwright.games.black_rose_wars.chapters.turn.track import rule_value, run_hooks
from wandwright.games.black_rose_wars.models import is_mage, room_of
from wandwright.games.black_rose_wars.state import RoseState

# R9: the steps of a Physical Move.
MOVEMENT = 2


def movement_of(state: RoseState, seat: int) -> int:
    """R66: how many steps a Physical Move may have."""
    if state.states[seat] & v.ROOTED:
        return 0
    return max(MOVEMENT + state.movement[seat] + rule_value(state, "movement_modifier"), 0)


# Walks.


def begin_walk(state: RoseState, model: int, number: int, mover_seat: int, leave_cell: bool = False) -> None:
    """Up to so many steps, each chosen by the mover; out of a Cell by an action (the first is a must) or an Event."""
    out = room_of(state, model) != v.NOWHERE or leave_cell or (is_mage(model) and state.act_source == v.EVENT)
    if number > 0 and out:
        state.stack.append((steps.WALK, model, number, mover_seat, steps.OWN_WAY, v.NO_MODEL, int(leave_cell)))


def step_once(state: RoseState, seat: int) -> None:
    """R72: exactly one room."""
    state.stack.append((steps.WALK, seat, 1, seat, steps.OWN_WAY, v.NO_MODEL, 1))


def begin_push(state: RoseState, model: int, number: int, mover_seat: int) -> None:
    """Somebody moves a model up to so many steps, any way."""
    if number > 0 and room_of(state, model) != v.NOWHERE:
        state.stack.append((steps.WALK, model, number, mover_seat, steps.PUSHED, v.NO_MODEL, 0))


def begin_pull(state: RoseState, model: int, number: int, mover_seat: int, towards: int) -> None:
    """Up to so many steps, each of them nearer to a model."""
    if number > 0 and room_of(state, model) != v.NOWHERE:
        state.stack.append((steps.WALK, model, number, mover_seat, steps.PULLED, towards, 0))


def states_of(state: RoseState, model: int) -> int:
    return state.states[model] if is_mage(model) else state.evocation_states[model - v.FIRST_EVOCATION]


def walk(state: RoseState, frame: Frame) -> None:
    """R70: the next step is asked for, unless the model is held."""
    _, model, left, mover, way, towards, must = frame
    if way == steps.OWN_WAY and states_of(state, model) & v.ROOTED:
        return
    state.stack.append(new_frame(steps.Walking, (steps.STEP, mover, NO_CARD, model, left, way, towards, must)))


def list_step(state: RoseState, question: steps.Walking) -> list[int]:
    """The rooms next to it; or it stops."""
    room = room_of(state, question.model)
    if room == v.NOWHERE:
        rooms = doors(state, question.model) if is_mage(question.model) else []
    else:
        rooms = neighbours(state, room)
    if question.way == steps.PULLED:
        rooms = nearer(state, room, rooms, room_of(state, question.towards))
    found = [steps.FIRST_ROOM + other for other in rooms]
    return found if question.must or not found else [*found, PASS]


def nearer(state: RoseState, room: int, rooms: list[int], goal: int) -> list[int]:
    """Those of some rooms that are nearer to another than a room is."""
    far = distance(state, room, goal)
    return [other for other in rooms if distance(state, other, goal) < far]


def answer_step(state: RoseState, question: steps.Walking, answer: int) -> None:
    if answer == PASS:
        return
    _, mover, _, model, left, way, towards, _ = question
    room = answer - steps.FIRST_ROOM
    if left > 1:
        state.stack.append((steps.WALK_ON, model, left - 1, mover, way, towards, room))
    enter(state, model, room)


def walk_on(state: RoseState, frame: Frame) -> None:
    """R195: it goes on only from the room it had entered."""
    _, model, left, mover, way, towards, room = frame
    if room_of(state, model) == room:
        walk(state, (steps.WALK, model, left, mover, way, towards, 0))


def stop(state: RoseState, model: int) -> None:
    """The remaining steps of the movement that goes on are lost."""
    stack = state.stack
    for place in range(len(stack) - 1, -1, -1):
        if stack[place][0] == steps.WALK_ON and stack[place][1] == model:
            del stack[place]
            return


# R189: leaving and entering.


def put(state: RoseState, model: int, room: int) -> int:
    """A model stands in a room; where it was before."""
    if is_mage(model):
        old = state.mage_room[model]
        state.mage_room[model] = room
        aims.count_goal(state, model, aims.ROOMS_ENTERED, 1, room)
    else:
        old = state.evocation_room[model - v.FIRST_EVOCATION]
        state.evocation_room[model - v.FIRST_EVOCATION] = room
    if state.events is not None:
        note(state, "enters", names.owner_of(model), 0, NO_CARD, NO_CARD, names.entering(state, model, old, room))
    return old


def enter(state: RoseState, model: int, room: int) -> None:
    """R189: it stands in the new room; what that sets off comes one after the other."""
    old = put(state, model, room)
    state.stack.append((steps.ENTERED, 0, model, old, room))


def entered(state: RoseState, frame: Frame) -> None:
    """Traps of the old room, Events, abilities of Evocations, Traps of the new room; each if it is still there."""
    _, stage, model, old, room = frame
    while stage < len(ENTERING) and room_of(state, model) == room:
        height = len(state.stack)
        state.stack.append((steps.ENTERED, stage + 1, model, old, room))
        ENTERING[stage](state, model, old, room)
        if len(state.stack) > height + 1:
            return
        state.stack.pop()
        stage += 1


def traps_behind(state: RoseState, model: int, old: int, room: int) -> None:
    if old != v.NOWHERE:
        snares.fire_traps(state, snares.ENEMY_LEAVES, model, old)


def events_on_entering(state: RoseState, model: int, old: int, room: int) -> None:
    if is_mage(model):
        run_hooks(state, "mage_enters_room", model, room=room)


def greetings(state: RoseState, model: int, old: int, room: int) -> None:
    greet(state, model, room)


def traps_ahead(state: RoseState, model: int, old: int, room: int) -> None:
    snares.fire_traps(state, snares.ENEMY_ENTERS, model, room)


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


def to_cell(state: RoseState, seat: int) -> None:
    """A Mage is put into its Cell by an effect; its own action ends (R187)."""
    if state.mage_room[seat] == v.NOWHERE:
        return
    leave_lodge(state, seat)
    run_hooks(state, "mage_enters_cell", seat)


def leave_lodge(state: RoseState, seat: int) -> None:
    state.stood[seat] = state.mage_room[seat]
    state.mage_room[seat] = v.NOWHERE
    falling.forsake(state, seat)
    if state.events is not None:
        note(state, "enters_cell", seat, 0, NO_CARD, NO_CARD)
