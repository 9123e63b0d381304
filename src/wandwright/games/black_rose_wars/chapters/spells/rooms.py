"""Activation of rooms, and copies of their effects (R106 to R109, R191, R198)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import traps
from wandwright.games.black_rose_wars.chapters.combat.instability import note_room
from wandwright.games.black_rose_wars.chapters.effects import possible
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import modifiers, reactions
from wandwright.games.black_rose_wars.chapters.lodge.board import is_destroyed
from wandwright.games.black_rose_wars.chapters.quests import completing, goals
from wandwright.games.black_rose_wars.chapters.spells import steps
from wandwright.games.black_rose_wars.state import RoseState


def can_copy(state: RoseState, seat: int, room: int) -> bool:
    """R109, R113: it is not destroyed; what has to be paid can be paid, and there is something to have for it."""
    cost = state.box.room_cost[room]
    if is_destroyed(state, room):
        return False
    effect = state.box.room_effect[room]
    return not cost or (possible.can_pay(state, seat, cost) and possible.is_worth_offering(state, seat, effect))


def can_activate(state: RoseState, seat: int, room: int) -> bool:
    """R198 step 1."""
    if room == v.NOWHERE or state.token[room] != v.TOKEN_READY or not can_copy(state, seat, room):
        return False
    return not modifiers.rule_holds(state, "room_color_cannot_activate", state.box.room_colour[room])


def activate(state: RoseState, seat: int, room: int) -> None:
    """R198 steps 2 and 3: the token is flipped, then come the Traps."""
    if not can_activate(state, seat, room):
        return
    state.token[room] = v.TOKEN_USED
    note_room(state, "activates", seat, 1, room)
    state.stack.append((steps.ROOM_EFFECT, seat, room, sum(state.instability[room]), state.cancelled))
    state.cancelled = 0
    traps.fire_traps(state, traps.ENEMY_ACTIVATES, seat, room, state.box.room_colour[room])


def room_effect(state: RoseState, frame: Frame) -> None:
    """R198 step 4, R191: not if a Trap has cancelled it or sent its Mage away (R187); a Quest may stand in for it."""
    _, seat, room, held, before = frame
    cancelled, state.cancelled = state.cancelled, before
    if cancelled or state.mage_room[seat] == v.NOWHERE:
        return
    state.stack.append((steps.ROOM_DONE, seat, room))
    quest = completing.room_quest(state, seat, room, held)
    goals.count_activation(state, seat, room, held, quest != NO_CARD)
    if quest != NO_CARD:
        completing.complete(state, seat, quest, True, room)
    else:
        copy_effect(state, seat, room)


def room_done(state: RoseState, frame: Frame) -> None:
    """R198 step 5."""
    _, seat, room = frame
    reactions.run_hooks(state, "mage_activates_room", seat, room=room)


def copy_effect(state: RoseState, seat: int, room: int) -> None:
    """R109: the effect alone, with the room as `here` (R108)."""
    if not can_copy(state, seat, room):
        return
    begin_act(state, v.ROOM, seat, actor=seat, room=room)
    state.stack.append((effects.RUN, state.box.room_effect[room], 0, seat, NO_CARD))
