"""The state of a match of A Year at Hogwarts, declared once; `make states` writes state.py from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from wandwright.engine.fields import Field, side_by_side
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS

if TYPE_CHECKING:
    from wandwright.games.year_at_hogwarts.state import YearState

STATE = "YearState"
SEATS = "box.seats"
spaces = attrgetter("box.space_names")
items = attrgetter("box.item_names")


def item_places(state: YearState) -> Sequence[Mapping[int, str]]:
    """Where a token may be: in the box, on a space, with a seat."""
    return [state.box.space_codes] * len(state.item_at)


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
    Field("item_at", "items", "marks", "all", keys=items, names=item_places, size="len(box.item_names)"),
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
    *CHAPTERS.fields,
)
BASE_FIELDS: tuple[Field, ...] = tuple(field for field in FIELDS if not field.part)
