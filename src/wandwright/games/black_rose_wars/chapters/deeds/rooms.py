"""Rooms: activation, copies, Instability and the vortex (R79, R106 to R114, R191, R198 to R201)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import steps as base
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import aims, names, snares, steps
from wandwright.games.black_rose_wars.chapters.deeds.tokens import NO_TOKENS, sides_to_pick, tokens_left, with_tokens
from wandwright.games.black_rose_wars.chapters.turn import track
from wandwright.games.black_rose_wars.chapters.words import fitness
from wandwright.games.black_rose_wars.chapters.words.acts import begin_act
from wandwright.games.black_rose_wars.state import RoseState

# Activation.


def is_destroyed(state: RoseState, room: int) -> bool:
    return bool(state.destroyed >> room & 1)


def can_copy(state: RoseState, seat: int, room: int) -> bool:
    """R109, R113: it is not destroyed; what has to be paid can be paid, and there is something to have for it."""
    cost = state.box.room_cost[room]
    if is_destroyed(state, room):
        return False
    effect = state.box.room_effect[room]
    return not cost or (fitness.can_pay(state, seat, cost) and fitness.is_worth_offering(state, seat, effect))


def can_activate(state: RoseState, seat: int, room: int) -> bool:
    """R198 step 1."""
    if room == v.NOWHERE or state.token[room] != v.TOKEN_READY or not can_copy(state, seat, room):
        return False
    return not track.rule_holds(state, "room_color_cannot_activate", state.box.room_colour[room])


def activate(state: RoseState, seat: int, room: int) -> None:
    """R198 steps 2 and 3: the token is flipped, then come the Traps."""
    if not can_activate(state, seat, room):
        return
    state.token[room] = v.TOKEN_USED
    note_room(state, "activates", seat, 1, room)
    state.stack.append((steps.ROOM_EFFECT, seat, room, sum(state.instability[room]), state.cancelled))
    state.cancelled = 0
    snares.fire_traps(state, snares.ENEMY_ACTIVATES, seat, room, state.box.room_colour[room])


def room_effect(state: RoseState, frame: Frame) -> None:
    """R198 step 4, R191: not if a Trap has cancelled it or sent its Mage away (R187); a Quest may stand in for it."""
    _, seat, room, held, before = frame
    cancelled, state.cancelled = state.cancelled, before
    if cancelled or state.mage_room[seat] == v.NOWHERE:
        return
    state.stack.append((steps.ROOM_DONE, seat, room))
    quest = aims.room_quest(state, seat, room, held)
    aims.count_activation(state, seat, room, held, quest != NO_CARD)
    if quest != NO_CARD:
        aims.complete(state, seat, quest, True, room)
    else:
        copy_effect(state, seat, room)


def room_done(state: RoseState, frame: Frame) -> None:
    """R198 step 5."""
    _, seat, room = frame
    track.run_hooks(state, "mage_activates_room", seat, room=room)


def copy_effect(state: RoseState, seat: int, room: int) -> None:
    """R109: the effect alone, with the room as `here` (R108)."""
    if not can_copy(state, seat, room):
        return
    begin_act(state, v.ROOM, seat, actor=seat, room=room)
    state.stack.append((base.RUN, state.box.room_effect[room], 0, seat, NO_CARD))


# Instability.


def space_left(state: RoseState, room: int) -> int:
    """R110: how many tokens a room still takes."""
    if room == v.NOWHERE or is_destroyed(state, room):
        return 0
    return state.box.room_limit[room] - sum(state.instability[room])


def add_instability(state: RoseState, side: int, room: int, number: int) -> int:
    """R110, R188: up to the limit of the room and the supply of the side; how many were placed."""
    space = space_left(state, room)
    placed = min(number, space, tokens_left(state, side)) if space > 0 else 0
    if placed <= 0:
        return 0
    state.instability[room] = with_tokens(state.instability[room], side, placed)
    note_room(state, "places_instability", side, placed, room)
    if side != v.BLACK_ROSE:
        aims.count_goal(state, side, aims.INSTABILITY_PLACED, placed, room)
        track.run_hooks(state, "mage_places_instability", side, room=room)
    return placed


def vortex(state: RoseState, seat: int, card: int) -> None:
    """R79: 1 Instability in the room where the caster is then."""
    add_instability(state, seat, state.mage_room[seat], 1)


def convert_instability(state: RoseState, side: int, room: int, number: int, only: int = v.NOBODY) -> None:
    """Tokens of other sides become own ones; who acts picks whose. In a destroyed room there are none."""
    if room != v.NOWHERE:
        seat = state.crown if side == v.BLACK_ROSE else side
        asked = steps.Swaying(steps.CONVERT_INSTABILITY, seat, state.act_card, room, number, side, only)
        state.stack.append(asked)


def list_convert_instability(state: RoseState, question: steps.Swaying) -> list[int]:
    """The sides that have tokens there, while the own supply lasts."""
    _, _, _, room, left, side, only = question
    number = min(left, tokens_left(state, side))
    others = [other for other in range(v.BLACK_ROSE + 1) if other != side and only in (v.NOBODY, other)]
    return sides_to_pick(state.instability[room] or NO_TOKENS, others, number) if number > 0 else []


def answer_convert_instability(state: RoseState, question: steps.Swaying, answer: int) -> None:
    room, side = question.room, question.side
    state.instability[room] = with_tokens(with_tokens(state.instability[room], answer, -1), side, 1)
    note_room(state, "converts_instability", side, 1, room)
    state.stack.append(question._replace(left=question.left - 1))


def note_room(state: RoseState, event: str, side: int, number: int, room: int) -> None:
    """Something a side did in a room."""
    if state.events is not None:
        seat = side if side != v.BLACK_ROSE else v.NOBODY
        details = {"room": state.box.room_names[room], "by": names.side_code(side)}
        note(state, event, seat, number, NO_CARD, state.act_card, details)
