"""The first position (R13 to R30): the Lodge, the Cells, the decks; opening.py asks what is picked."""

from __future__ import annotations

from wandwright.engine.state.chance import begin_chance, roll
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.chapters.lodge import opening, steps
from wandwright.games.black_rose_wars.chapters.lodge.mixing import mixed, mixed_cards
from wandwright.games.black_rose_wars.state import RoseState

NOTHING = (0, 0, 0, 0, 0)
OPENING = {
    steps.ASK_FIRST: opening.ask_first,
    steps.PICK_MAGES: opening.pick_mages,
    steps.PICK_SCHOOLS: opening.pick_schools,
    steps.FINISH_SETUP: opening.finish_setup,
}


def set_up(box: Box, seed: int, script: dict[int, object] | None) -> RoseState:
    """The position before anybody has picked a Mage."""
    state = RoseState(box)
    state.begin()
    state.script = script
    begin_chance(state, seed, v.STREAMS, len(box.ids))
    lay_out_rooms(state)
    lay_out_sheets(state)
    lay_out_decks(state)
    state.crown = state.leader = state.active = first_player(state)
    for begin in box.hooks.begin_match:
        begin(state)
    state.stack += [(steps.FINISH_SETUP,), (steps.PICK_SCHOOLS, 0), (steps.PICK_MAGES, 0), (steps.ASK_FIRST,)]
    settle(state)
    return state


def settle(state: RoseState) -> None:
    """What nobody is asked is settled at once."""
    while (begin := OPENING.get(kind_of(state.stack[-1]))) is not None:
        begin(state, state.stack.pop())


def kind_of(frame: Frame) -> int:
    """The step of a frame."""
    kind, *_ = frame
    return int(kind)


def lay_out_rooms(state: RoseState) -> None:
    """R13, R14, R17: the Black Rose Room in the centre, the Throne Room next to it, the others at random."""
    box = state.box
    throne = box.layout.inner[roll(state, v.SETUP_STREAM, len(box.layout.inner))]
    state.position[box.throne_room] = throne
    fixed = (box.black_rose_room, box.throne_room)
    others = mixed(state, tuple(room for room in range(len(box.room_names)) if room not in fixed))
    places = [place for place in range(1, len(box.positions)) if place != throne]
    for room, place in zip(others, places, strict=True):
        state.position[room] = place
    state.instability = [NOTHING] * len(box.room_names)
    state.token = [v.TOKEN_READY] * len(box.room_names)
    state.token[box.black_rose_room] = v.TOKEN_WAITS
    state.bull = v.NOWHERE


def lay_out_sheets(state: RoseState) -> None:
    """R18, R28, R30: Cells dealt at random; every Mage in its Cell, two Action Tokens ready."""
    mages = state.box.mages
    state.cell = list(mixed(state, tuple(range(mages))))
    state.damage = [NOTHING] * mages
    state.evocation_damage = [NOTHING] * v.EVOCATION_PLACES
    state.trophies = [(0,) * mages] * mages
    state.foreseen = [(0,) * len(v.MOONS)] * mages
    state.actions = [v.ACTION_TOKENS] * mages
    state.set_rooms = [(v.NOT_SET,) * mages] * v.SET_PLACES


def lay_out_decks(state: RoseState) -> None:
    """R22, R23: the decks of all Moons; the school decks are shuffled when the lists have been taken (R25)."""
    box = state.box
    state.library = list(box.school_cards)
    state.forgotten = mixed_cards(state, box.forgotten_cards)
    state.quest_deck = [mixed_cards(state, cards) for cards in box.moon_quests]
    state.event_deck = [mixed_cards(state, cards) for cards in box.moon_events]
    state.track = [NO_CARD] * len(state.track)
    personal = tuple(card for cards in box.personal_cards for card in cards)
    state.removed = (*box.left_out, *personal)


def first_player(state: RoseState) -> int:
    """R24: at random or named; where it is asked, the first seat answers. Alone there is nothing to draw."""
    box = state.box
    how = box.options["first_player"]
    if how == "random" and box.seats > 1:
        return roll(state, v.SETUP_STREAM, box.seats)
    return int(box.options["first_seat"]) if how == "named" else 0
