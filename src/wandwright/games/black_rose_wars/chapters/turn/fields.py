"""What the chapter on the turn adds to a position."""

from __future__ import annotations

from operator import attrgetter

from wandwright.engine.fields import Field, side_by_side
from wandwright.games.black_rose_wars import vocabulary as v

SEATS = "box.mages"
mages = attrgetter("box.mage_names")
schools = attrgetter("box.school_names")

FIELDS: tuple[Field, ...] = (
    # R20, R25: the Mage and the school of each seat, once they are picked.
    Field("mage", "players.*.mage", "word", "all", names=mages, extra=("none", v.NOBODY), size=SEATS),
    Field("school", "players.*.school", "word", "all", names=schools, extra=("none", v.NOBODY), size=SEATS),
    # R26, R132: personal spells that wait for a Moon.
    Field("personal", "players.*.personal", "pile", "all", size=SEATS),
    # R57, R59: actions left in the activation, and whether a Standard Spell was played in it.
    *side_by_side("activation", "left", "standard"),
    # Events whose reaction comes once in a turn, and has come.
    Field("hooked", "hooked", "refs", "all"),
    # R223: the side whose marker ended the match.
    Field("ended_by", "calendar.ended_by", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY)),
    # A56, R171: Quests that a seat has given away and Forgotten Spells that it put back, whose place it knows.
    Field("known", "players.*.known", "refs", "owner", shown=False, size=SEATS),
    # R165: the Rival's deck and its discards, and how many activations it has taken in this phase.
    Field("rival_deck", "rival.deck", "pile", "count"),
    Field("rival_discard", "rival.discard", "pile", "all"),
    *side_by_side("rival", "rival_activations"),
)
