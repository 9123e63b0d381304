"""Models: a Mage is its seat's number, an Evocation FIRST_EVOCATION + 3 times its owner's seat + its place (0 to 2)."""

from __future__ import annotations

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, MOST_EVOCATIONS, MOST_SEATS, NO_MODEL, NOWHERE

NO_EVOCATIONS = [NO_MODEL] * MOST_EVOCATIONS


def is_mage(model: int) -> bool:
    return 0 <= model < MOST_SEATS


def owner_of(model: int) -> int:
    """The side of a model."""
    return model if model < FIRST_EVOCATION else (model - FIRST_EVOCATION) // MOST_EVOCATIONS


def room_of(state: RoseState, model: int) -> int:
    """Where a model stands; NOWHERE for a Mage in its Cell and an Evocation that is not in play."""
    if model < FIRST_EVOCATION:
        return state.mage_room[model] if is_mage(model) else NOWHERE
    place = model - FIRST_EVOCATION
    return state.evocation_room[place] if state.evocation[place] != NO_MODEL else NOWHERE


def evocations_of(state: RoseState, seat: int) -> list[int]:
    """R182: the Evocations of a Mage in the order they came into play."""
    first = MOST_EVOCATIONS * seat
    kinds = state.evocation
    if kinds[first : first + MOST_EVOCATIONS] == NO_EVOCATIONS:
        return []
    places = [place for place in range(first, first + MOST_EVOCATIONS) if kinds[place] != NO_MODEL]
    if len(places) > 1:
        places.sort(key=state.evocation_came.__getitem__)
    return [FIRST_EVOCATION + place for place in places]


def play_order(state: RoseState) -> tuple[int, ...]:
    """R32, R33: all Mages, clockwise from who leads this phase."""
    return state.box.play_orders[state.leader]


def has_enemies(state: RoseState, seat: int) -> bool:
    """Does a model of another side stand where this Mage is?"""
    room, mages = state.mage_room[seat], state.mage_room
    if mages.count(room) > 1:
        return True
    return room in state.evocation_room and any(owner_of(model) != seat for model in models_in(state, room))


def models_in(state: RoseState, room: int) -> list[int]:
    """R182: the models of a room; in play order, a Mage before its Evocations."""
    mages = state.mage_room
    if room not in state.evocation_room:
        return [seat for seat in play_order(state) if mages[seat] == room]
    found: list[int] = []
    for seat in play_order(state):
        if mages[seat] == room:
            found.append(seat)
        found += [model for model in evocations_of(state, seat) if room_of(state, model) == room]
    return found


def states_of(state: RoseState, model: int) -> int:
    return state.states[model] if is_mage(model) else state.evocation_states[model - FIRST_EVOCATION]


def in_supply(state: RoseState, kind: int) -> int:
    """R116: cards of a kind that are left; an abomination's is with its Mage (R123)."""
    used = state.evocation.count(kind)
    if kind == state.box.abomination:
        used += sum(1 for states in state.states if states & v.ABOMINATION)
    return int(state.box.evocation_copies[kind]) - used
