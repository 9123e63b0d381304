"""The Clean-Up Phase (R141 to R148, R221)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat.set_cards import lift
from wandwright.games.black_rose_wars.chapters.events.reactions import push_abilities
from wandwright.games.black_rose_wars.chapters.events.track import push_events
from wandwright.games.black_rose_wars.chapters.lodge import slots
from wandwright.games.black_rose_wars.chapters.lodge.marks import turn_down
from wandwright.games.black_rose_wars.chapters.lodge.slots import filled_slots, take_back, take_from_slot
from wandwright.games.black_rose_wars.chapters.quests import completing, goals
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.turn.black_rose import begin_phase
from wandwright.games.black_rose_wars.state import RoseState

NOTHING = (0, 0, 0, 0, 0)


def begin_cleanup(state: RoseState, frame: Frame) -> None:
    """R221: first the Events, then the abilities of Evocations."""
    begin_phase(state, v.CLEANUP)
    state.stack += [
        *((steps.DOWN_TO_LIMIT,), (quests.CHECK_QUESTS, completing.CLEANUP), (steps.END_EFFECTS,)),
        *((steps.DESTROY_ROOMS,), (steps.READY_TOKENS,), (steps.CLEAR_SHEETS,)),
    ]
    push_abilities(state, "cleanup")
    push_events(state, "cleanup")


def clear_sheets(state: RoseState, frame: Frame) -> None:
    """R141: played spells to Memories; what was set or prepared and not played back to the hand."""
    for seat in range(state.box.mages):
        for card in state.played[seat]:
            slots.put_away(state, seat, card)
        state.played[seat] = ()
        state.played_halves[seat] = ()
        for slot in filled_slots(state, seat) if seat != state.box.rival else ():
            if state.bared[slot][seat] != NO_CARD:
                turn_down(state, state.bared[slot][seat])
            take_back(state, seat, take_from_slot(state, seat, slot))
        for place in range(v.SET_PLACES):
            if state.set_cards[place][seat] != NO_CARD:
                _, card, _, _ = lift(state, seat, place)
                take_back(state, seat, card)


def ready_tokens(state: RoseState, frame: Frame) -> None:
    """R142."""
    state.actions = [v.ACTION_TOKENS] * len(state.actions)
    state.token = [v.TOKEN_READY if token == v.TOKEN_USED else token for token in state.token]


def destroy_rooms(state: RoseState, frame: Frame) -> None:
    """R143 to R145: rooms at their limit, in their order."""
    for room, limit in enumerate(state.box.room_limit):
        if not state.destroyed >> room & 1 and sum(state.instability[room]) >= limit:
            destroy(state, room)


def destroy(state: RoseState, room: int) -> None:
    """The side with most tokens there takes the room's token; in a tie the Black Rose does."""
    tokens = state.instability[room]
    side = majority(tokens)
    state.token[room] = v.TOKEN_TAKEN
    state.token_of[room] = side
    state.destroyed |= 1 << room
    state.instability[room] = NOTHING
    taker = NOBODY if side == v.BLACK_ROSE else side
    if state.events is not None:
        details = {"room": state.box.room_names[room], "tokens": " ".join(map(str, tokens))}
        note(state, "destroyed", taker, state.box.room_points[room], NO_CARD, NO_CARD, details)
    if side != v.BLACK_ROSE:
        goals.count_goal(state, side, goals.ROOM_TOKEN_WON, 1)


def majority(tokens: tuple[int, ...]) -> int:
    most = max(tokens)
    sides = [side for side, count in enumerate(tokens) if count == most]
    return sides[0] if len(sides) == 1 else v.BLACK_ROSE


def end_effects(state: RoseState, frame: Frame) -> None:
    """R221 step 5: what lasts until the end of the turn is over."""
    mages, places = len(state.states), len(state.evocation_states)
    state.states, state.strength, state.movement = [0] * mages, [0] * mages, [0] * mages
    state.evocation_states, state.evocation_attack = [0] * places, [0] * places
    state.evocation_movement = [0] * places
    state.hooked = ()


def end_turn(state: RoseState, frame: Frame) -> None:
    """R221 steps 8 and 9, R148."""
    goals.forget_turn(state)
    ended = [side for side in range(state.box.mages) if state.points[side] >= v.END_POINTS]
    if state.rose_points >= v.END_POINTS:
        ended.append(v.BLACK_ROSE)
    if ended:
        state.ended_by = max(ended, key=lambda side: points_of(state, side))
        state.stack.append((steps.SCORE,))
    else:
        state.stack.append((steps.BEGIN_TURN,))


def points_of(state: RoseState, side: int) -> int:
    return state.rose_points if side == v.BLACK_ROSE else state.points[side]
