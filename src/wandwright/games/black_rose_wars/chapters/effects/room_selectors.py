"""Selectors of rooms: where an operation works, and in which order (R182)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from wandwright.engine.words.clause_kinds import Kind, Pack
from wandwright.games.black_rose_wars.chapters.effects.selectors import here_of, place_of
from wandwright.games.black_rose_wars.chapters.lodge import board
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import NO_MODEL, NOWHERE

PLAIN_ROOMS: Final = (
    *("here", "target_room", "trap_room", "same_room", "location_of_target", "location_of_target_owner"),
    *("location_of_it", "location_of_defeated", "own_cell", "each_adjacent_room", "each_room_with_mage"),
    "every_room_not_destroyed",
)
PICKED_ROOMS: Final = (
    *("chosen_room_within_1", "chosen_room_within_2", "chosen_room_any"),
    "room_with_most_instability_not_destroyed",
)
ROOMS: Final = {name: number for number, name in enumerate((*PLAIN_ROOMS, *PICKED_ROOMS))}
FIRST_PICKED_ROOM: Final = len(PLAIN_ROOMS)
OWN_CELL: Final = ROOMS["own_cell"]
MOST_UNSTABLE: Final = ROOMS["room_with_most_instability_not_destroyed"]
# Rooms named by their colour or their id.
OF_COLOUR: Final = 100
OF_NAME: Final = 200


class RoomKind(Kind):
    """A room selector, or a room by its colour or its id."""

    definition = "room_selector"
    absent = (NOWHERE,)

    def numbers(self, pack: Pack, value: Any) -> tuple[object, ...]:
        if isinstance(value, str):
            return (ROOMS[value],)
        if "color" in value:
            return (OF_COLOUR + pack.lists["colors"].index(value["color"]),)
        return (OF_NAME + pack.lists["rooms"].index(value["id"]),)


def rooms_of(state: RoseState, selector: int, about: int = NO_MODEL) -> list[int]:
    """R182: the rooms an operation is about, or may be, in their order; `about` is the model in question."""
    if selector >= OF_NAME:
        return intact(state, [selector - OF_NAME])
    if selector >= OF_COLOUR:
        return intact(state, state.box.rooms_of_colour[selector - OF_COLOUR])
    return [room for room in PLACES[selector](state, about) if room != NOWHERE]


def intact(state: RoseState, rooms: Iterable[int]) -> list[int]:
    return [room for room in rooms if not state.destroyed >> room & 1]


def all_intact(state: RoseState, about: int) -> list[int]:
    return intact(state, range(len(state.box.room_names)))


def location_of_target_owner(state: RoseState, about: int) -> list[int]:
    return [room_of(state, owner_of(state.targets[0]))] if state.targets else []


def location_of_it(state: RoseState, about: int) -> list[int]:
    """R185: of an Evocation also the last one; a Mage in its Cell has no room."""
    return [room_of(state, state.it) if is_mage(state.it) else place_of(state, state.it)]


def adjacent(state: RoseState, about: int) -> list[int]:
    here = here_of(state)
    return sorted(board.neighbours(state, here)) if here != NOWHERE else []


def with_mage(state: RoseState, about: int) -> list[int]:
    return sorted({room for room in state.mage_room if room != NOWHERE})


def near(state: RoseState, about: int, most: int) -> list[int]:
    """Rooms near the model in question."""
    room = room_of(state, about) if about != NO_MODEL else here_of(state)
    return sorted(board.rooms_within(state, room, most, 0)) if room != NOWHERE else []


def most_unstable(state: RoseState, about: int) -> list[int]:
    rooms = all_intact(state, about)
    most = max((sum(state.instability[room]) for room in rooms), default=0)
    return [room for room in rooms if sum(state.instability[room]) == most]


Places = Callable[[RoseState, int], list[int]]
ROOM_FINDERS: Final[dict[str, Places]] = {
    "here": lambda state, about: [here_of(state)],
    "target_room": lambda state, about: [state.target_room],
    "trap_room": lambda state, about: [state.trap_room],
    "same_room": lambda state, about: [state.act_room],
    "location_of_target": lambda state, about: [place_of(state, state.targets[0])] if state.targets else [],
    "location_of_target_owner": location_of_target_owner,
    "location_of_it": location_of_it,
    "location_of_defeated": lambda state, about: [place_of(state, state.trigger)] if state.trigger >= 0 else [],
    "own_cell": lambda state, about: [],
    "each_adjacent_room": adjacent,
    "each_room_with_mage": with_mage,
    "every_room_not_destroyed": all_intact,
    "chosen_room_within_1": lambda state, about: near(state, about, 1),
    "chosen_room_within_2": lambda state, about: near(state, about, 2),
    "chosen_room_any": all_intact,
    "room_with_most_instability_not_destroyed": most_unstable,
}
PLACES: Final[tuple[Places, ...]] = tuple(ROOM_FINDERS[name] for name in ROOMS)
