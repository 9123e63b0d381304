"""State fields of every position: the calendar, the players, the table and the decks, and what a turn remembers."""

from __future__ import annotations

from operator import attrgetter

from wandwright.engine.state.fields import Field, side_by_side

SEATS = "box.seats"
spaces = attrgetter("box.space_names")
items = attrgetter("box.item_names")

FIELDS: tuple[Field, ...] = (
    *side_by_side("calendar", "active", "turn", "round", "first", "last_round", most=20_000),
    # Players. `trip` is the tower or the pitch to which a journey by Floo Powder, Portkey or Buckbeak leads back.
    Field("position", "players.*.space", "ref", "all", names=spaces, size=SEATS),
    Field("trip", "players.*.trip", "ref", "all", names=spaces, size=SEATS),
    # A year of 999 rounds brings more points than anything else is counted.
    *side_by_side("players.*", "pv", "points", size=SEATS, most=20_000),
    *side_by_side("players.*", "floo", "portkeys", "matches", "lost_turns", size=SEATS),
    Field("books", "players.*.books", "pile", "owner", mix="book", size=SEATS),
    Field("potions", "players.*.potions", "pile", "owner", mix="potion", size=SEATS),
    Field("spells", "players.*.spells", "pile", "owner", mix="spell", size=SEATS),
    Field("missions", "players.*.missions", "pile", "owner", mix="mission", size=SEATS),
    Field("done", "players.*.done", "pile", "all", size=SEATS),
    # What lies on the table: where each Item token is, the towers of the Death Eaters, the supply and the decks.
    Field(
        "item_at", "items", "marks", "all", keys=items, names=attrgetter("box.item_places"), size="len(box.item_names)"
    ),
    Field("death_eaters", "death_eaters", "refs", "all", names=spaces),
    Field("supply_floo", "supply.floo", "number", "all"),
    Field("supply_portkeys", "supply.portkeys", "number", "all"),
    Field("action_deck", "decks.action", "pile", "count"),
    Field("event_deck", "decks.event", "pile", "count"),
    Field("duel_deck", "decks.duel", "pile", "count"),
    Field("book_deck", "decks.book", "pile", "count", mix="book"),
    Field("potion_deck", "decks.potion", "pile", "count", mix="potion"),
    Field("spell_deck", "decks.spell", "pile", "count", mix="spell"),
    Field("quidditch_deck", "decks.quidditch", "pile", "count", mix="quidditch"),
    Field("mission_deck", "decks.mission", "pile", "count", mix="mission"),
    Field("removed", "removed", "pile", "all"),
    # What a turn remembers while it lasts.
    # The movement dice as rolled, and bonuses that may be added to them (R128); the steps in all.
    Field("dice", "this_turn.dice", "data", "all"),
    Field("bonus", "this_turn.bonus", "data", "all"),
    # taken: tokens picked up; put: tokens put down, one bit each; again: another turn follows; extra: this is that one;
    # rerolled, tried: what can be done once; slipped: SLIPPED, MAY_SLIP; free_stop: the move may end on any named
    # space; won: the mover won the fight of the arrival; crossed: a passage between two places of a journey was taken;
    # stays: the pawn waits where it is for its team.
    *side_by_side("this_turn", "total", "taken", "again", "extra", "rerolled", "slipped"),
    *side_by_side("this_turn", "tried", "free_stop", "won", "crossed", "stays"),
    Field("put", "this_turn.put", "bits", "all", said=items),
    # Exams give more until the turn of that seat begins (R123); -1 is nobody.
    Field("exam_bonus", "exams.bonus", "number", "all"),
    Field("exam_until", "exams.until", "ref", "all", names=("0", "1", "2", "3", "4", "5", "6", "7")),
    # Cards that lie open while they are resolved; then they go under their decks.
    Field("drawn", "this_turn.drawn", "pile", "all"),
)
