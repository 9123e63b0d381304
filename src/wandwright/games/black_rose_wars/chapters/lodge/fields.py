"""State fields of every position: the calendar, the Lodge, models, sheets, cards."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from wandwright.engine.state.fields import Field, side_by_side
from wandwright.games.black_rose_wars import vocabulary as v

SEATS = "box.mages"
ROOMS = "len(box.room_names)"
SCHOOLS = "len(box.school_names)"
rooms = attrgetter("box.room_names")
evocations = attrgetter("box.evocation_names")
mages = attrgetter("box.mage_names")
schools = attrgetter("box.school_names")
SET_PLACES = tuple(str(place + 1) for place in range(v.SET_PLACES))


def token_places(state: Any) -> Mapping[int, str]:
    """Where the token of a set card lies: in a room, or on its owner's sheet."""
    return dict(enumerate(rooms(state))) | {v.ON_SHEET: "sheet"}


FIELDS: tuple[Field, ...] = (
    # R31: `leader` is who the present phase began with; a Crown that moves counts from the next phase on (R33).
    Field("phase", "calendar.phase", "word", "all", names=v.PHASES),
    Field("moon", "calendar.moon", "word", "all", names=v.MOONS),
    *side_by_side("calendar", "turn", "crown", "leader", "active"),
    Field("rose_points", "black_rose.points", "number", "all"),
    Field("bull", "black_rose.bull", "ref", "all", names=rooms),
    # The Lodge: the position of each room (its number in box.positions), instability by sides, tokens, destroyed rooms.
    Field("position", "rooms.*.position", "number", "all", size=ROOMS),
    Field("instability", "rooms.*.instability", "data", "all", size=ROOMS),
    Field("token", "rooms.*.token", "word", "all", names=v.TOKENS, size=ROOMS),
    Field("token_of", "rooms.*.token_of", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY), size=ROOMS),
    Field("destroyed", "destroyed", "bits", "all", said=rooms),
    # Mages: where each stands (null: in its Cell), the last room it stood in (R185), its Cell, damage by sides, and the
    # side and source of the last token.
    Field("mage_room", "players.*.room", "ref", "all", names=rooms, size=SEATS),
    Field("stood", "players.*.stood", "ref", "all", names=rooms, size=SEATS),
    Field("cell", "players.*.cell", "number", "all", size=SEATS),
    Field("damage", "players.*.damage", "data", "all", size=SEATS),
    Field("last_side", "players.*.last_side", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY), size=SEATS),
    Field("last_source", "players.*.last_source", "word", "all", names=v.SOURCES, size=SEATS),
    *side_by_side("players.*", "points", "actions", "passed", "strength", "movement", size=SEATS),
    Field("states", "players.*.states", "bits", "all", said=v.STATES, size=SEATS),
    # R102: of each Mage, the Trophies it holds by the seats they came from.
    Field("trophies", "players.*.trophies", "data", "all", size=SEATS),
    # R139: cards. Of a sheet: four slots, and which of their cards are inverted (bits); cards shown by an effect (A45)
    # lie in `bared`, at the same place; played ones with the half that was played. `slots.2.prepared.0` is the second
    # Standard slot of the first seat.
    Field("grimoire", "players.*.grimoire", "pile", "count", mix="cards *", size=SEATS),
    Field("hand", "players.*.hand", "pile", "owner", mix="cards *", size=SEATS),
    Field("memories", "players.*.memories", "pile", "all", size=SEATS),
    Field("prepared", "slots.*.prepared.*", "card", "owner", mix="cards *", size=f"4, {SEATS}"),
    Field("prepared_halves", "players.*.prepared_halves", "bits", "owner", said=v.SLOTS, size=SEATS),
    Field("bared", "slots.*.bared.*", "card", "all", size=f"4, {SEATS}"),
    Field("bared_halves", "players.*.bared_halves", "bits", "all", said=v.SLOTS, size=SEATS),
    Field("played", "players.*.played", "pile", "all", size=SEATS),
    Field("played_halves", "players.*.played_halves", "data", "all", size=SEATS),
    # R85: set cards at six places of each seat, where the token of each lies, in which order they were set (0: not).
    Field("set_cards", "set.*.cards.*", "card", "owner", mix="cards *", size=f"6, {SEATS}"),
    Field("set_halves", "players.*.set_halves", "bits", "owner", said=SET_PLACES, size=SEATS),
    Field("set_rooms", "set.*.rooms.*", "number", "all", said=token_places, size=f"6, {SEATS}", least=v.NOBODY),
    Field("set_order", "set.*.order.*", "number", "all", size=f"6, {SEATS}"),
    # Cards of hands, slots, Grimoires and set ones that all have seen and can still tell whose they are.
    Field("seen", "seen", "refs", "none"),
    # R124: Quests in hand in the order drawn, what each has counted (of goals that count different things, a bit for
    # each), which were drawn in this phase (R42).
    Field("quests", "players.*.quests", "pile", "owner", size=SEATS),
    Field("progress", "players.*.progress", "flags", "owner", size=SEATS),
    Field("fresh", "players.*.fresh", "refs", "owner", size=SEATS),
    Field("completed", "players.*.completed", "pile", "all", size=SEATS),
    # R170: cards that a seat is choosing from.
    Field("drawn", "players.*.drawn", "pile", "owner", size=SEATS),
    Field("drawn_quests", "players.*.drawn_quests", "pile", "owner", size=SEATS),
    # Evocations in play: three places of each Mage (models.py). `came` tells their order (R182).
    Field("evocation", "evocations.*.kind", "word", "all", names=evocations, extra=("none", v.NO_MODEL), size="12"),
    Field("evocation_room", "evocations.*.room", "ref", "all", names=rooms, size="12"),
    Field("evocation_damage", "evocations.*.damage", "data", "all", size="12"),
    Field("evocation_states", "evocations.*.states", "bits", "all", said=v.STATES, size="12"),
    *(
        Field(f"evocation_{name}", f"evocations.*.{name}", "number", "all", size="12")
        for name in ("attack", "movement", "came")
    ),
    # R22: decks and discards. The track holds the Event of space 1 first.
    Field("library", "library.*.deck", "pile", "count", size=SCHOOLS),
    Field("library_discard", "library.*.discard", "pile", "all", size=SCHOOLS),
    Field("forgotten", "forgotten.deck", "pile", "count"),
    Field("quest_deck", "moons.*.quests", "pile", "count", size="3"),
    Field("quest_discard", "moons.*.discarded_quests", "pile", "count", size="3"),
    Field("event_deck", "moons.*.events", "pile", "count", size="3"),
    Field("event_discard", "moons.*.discarded_events", "pile", "all", size="3"),
    Field("track", "track", "slots", "all", size="3"),
    Field("removed", "removed", "pile", "all"),
    # R171: how many top Events of a Moon's deck a seat has put back and so knows, while the deck is not shuffled.
    Field("foreseen", "players.*.foreseen", "data", "all", size=SEATS),
    # R20, R25: the Mage and the school of each seat, once they are picked.
    Field("mage", "players.*.mage", "word", "all", names=mages, extra=("none", v.NOBODY), size=SEATS),
    Field("school", "players.*.school", "word", "all", names=schools, extra=("none", v.NOBODY), size=SEATS),
    # R26, R132: personal spells that wait for a Moon.
    Field("personal", "players.*.personal", "pile", "all", size=SEATS),
    # A56, R171: Quests that a seat has given away and Forgotten Spells that it put back, whose place it knows.
    Field("known", "players.*.known", "refs", "owner", shown=False, size=SEATS),
)
