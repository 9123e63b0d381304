"""View beside the fields: numbers of the sheets, limits of the rooms, what works now."""

from __future__ import annotations

from typing import Any, TypedDict

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import movement
from wandwright.games.black_rose_wars.chapters.combat.defeat import contributions
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.events.modifiers import active_events
from wandwright.games.black_rose_wars.chapters.lodge.board import doors, rooms_within
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.spells import steps as spells
from wandwright.games.black_rose_wars.chapters.turn.cleanup import majority
from wandwright.games.black_rose_wars.chapters.turn.preparation import LEAST
from wandwright.games.black_rose_wars.state import RoseState

# The last clause, however many there are.
LAST = 99


class Goal(TypedDict):
    """The points that end the match, and those at which the Moons change; how few spells may be prepared (R54)."""

    points: int
    moons: list[int]
    prepared: int


class Room(TypedDict):
    """A room, where it lies, and what is printed on it; `taker` would get its token if it fell now."""

    id: str
    place: tuple[int, int]
    limit: int
    points: int
    destroyed: bool
    color: str
    taker: str | None


class Player(TypedDict):
    """A Mage's printed numbers, its Cell, and what each side would gain if it fell now.

    reach  the rooms to which one Physical Move leads from where it stands (R66, R70)
    prey   the other Mages who stand in one of these rooms
    """

    health: int
    hand_limit: int
    cell_place: tuple[int, int]
    rival: bool
    falls: list[int]
    reach: list[str]
    prey: list[int]


class Evocation(TypedDict):
    """The health of what stands there."""

    health: int


class Deck(TypedDict):
    """Whose spells they are."""

    school: str


class Act(TypedDict):
    """R179: a spell, a room, a trap or another act that goes on.

    operation  which of its clauses is carried out; -1 for none yet
    """

    source: str
    side: str | None
    card: str | None
    room: str | None
    operation: int


class Added(TypedDict):
    """What a view shows beside the fields."""

    goal: Goal
    solo: str
    working: list[bool]
    rooms: list[Room]
    players: list[Player]
    evocations: list[Evocation]
    library: list[Deck]
    acts: list[Act]


def add_to_view(data: dict[str, Any], state: RoseState) -> None:
    box = state.box
    data["goal"] = {"points": v.END_POINTS, "moons": list(v.MOON_POINTS), "prepared": LEAST}
    data["solo"] = box.solo
    active = active_events(state)
    data["working"] = [card in active for card in state.track]
    for room, shown in enumerate(data["rooms"]):
        shown["id"] = box.room_names[room]
        shown["place"] = list(box.positions[state.position[room]])
        shown["limit"] = box.room_limit[room]
        shown["points"] = box.room_points[room]
        shown["destroyed"] = bool(state.destroyed >> room & 1)
        shown["color"] = v.COLOURS[box.room_colour[room]]
        tokens = state.instability[room]
        shown["taker"] = v.SIDES[majority(tokens)] if any(tokens) else None
    for seat, player in enumerate(data["players"]):
        picked = state.mage[seat] >= 0
        player["health"] = health_of(state, seat) if picked else 0
        player["hand_limit"] = box.mage_hand[state.mage[seat]] if picked else 0
        player["cell_place"] = list(box.layout.cell_places[state.cell[seat]])
        player["rival"] = seat == box.rival
        player["falls"] = contributions(state.damage[seat]) if any(state.damage[seat]) else []
        reach = rooms_ahead(state, seat) if picked and seat != box.rival else []
        player["reach"] = [box.room_names[room] for room in reach]
        player["prey"] = [other for other, room in enumerate(state.mage_room) if other != seat and room in reach]
    for place, shown in enumerate(data["evocations"]):
        kind = state.evocation[place]
        shown["health"] = box.evocation_health[kind] if kind != v.NO_MODEL else 0
    for school, pile in zip(box.library.schools, data["library"], strict=True):
        pile["school"] = school
    data["acts"] = acts(state)


def rooms_ahead(state: RoseState, seat: int) -> list[int]:
    """R66, R70, R160: the room it stands in, and those that one Move leads to; out of its Cell through its doors."""
    room, steps = state.mage_room[seat], movement.movement_of(state, seat)
    if room != v.NOWHERE:
        return rooms_within(state, room, steps)
    found = [rooms_within(state, door, steps - 1) for door in doors(state, seat)] if steps else []
    return sorted({other for rooms in found for other in rooms})


def acts(state: RoseState) -> list[Act]:
    """R179: what goes on, what was interrupted first; each act begins where END_ACT keeps the one before it."""
    stack = state.stack
    begins = [place for place, (kind, *_) in enumerate(stack) if kind == effects.END_ACT]
    told = [stack[place][1:7] for place in begins]
    told.append((state.act_source, state.act_side, state.act_card, state.act_type, state.actor, state.act_room))
    ends = [*begins, len(stack)]
    parts = [stack[start:end] for start, end in zip([0, *begins], ends, strict=True)]
    return [act(state, one, part) for one, part in zip(told, parts, strict=True) if one[0] != v.NO_SOURCE]


def act(state: RoseState, told: Frame, work: list[Frame]) -> Act:
    source, side, card, _, _, room = told
    return {
        "source": v.SOURCES[source],
        "side": v.SIDES[side] if side >= 0 else None,
        "card": state.box.ids[card] if card != NO_CARD else None,
        "room": state.box.room_names[room] if room >= 0 else None,
        "operation": operation(state, card, work) if source in (v.SPELL, v.BY_TRAP, v.REACTION) else -1,
    }


def operation(state: RoseState, card: int, work: list[Frame]) -> int:
    """Which clause of a spell is being carried out; the last one leaves no work behind. -1: none yet."""
    if card == NO_CARD:
        return -1
    effects_of_card = [half.effect for half in state.box.halves[card]]
    reached = LAST
    for frame in work:
        match frame:
            case (spells.CAST_ON, stage, *_) if stage < v.RESOLVED:
                return -1
            case (effects.RUN, program, index, *_) if program in effects_of_card:
                reached = index - 1
    return reached
