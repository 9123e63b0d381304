"""The position of Games 1 to 7."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from wandwright.engine.state.fields import Field, side_by_side
from wandwright.games.hogwarts_battle import vocabulary as v

SEATS = "box.seats"
# Where a number is a set of what can be gained, a bit for each.
ALL_BITS = 2**16
PLACES = "box.places"
FRAMES = "tuple[Frame, ...]"


def voldemort_face_up(state: Any) -> int:
    """R40b: he may lie face up under the foes; in Games 5 to 7 he is revealed after the others (R11)."""
    return int(state.box.shows_voldemort and state.villain_deck[-1:] == (state.box.voldemort,))


FIELDS: tuple[Field, ...] = (
    Field("active", "active", "number", "all", most=attrgetter("box.seats")),
    Field("turn", "turn", "number", "all"),
    # Heroes. Where hands are closed nobody else knows whether a card lies in the hand or in the deck. `known` says how
    # many top cards of a deck everybody knows, `peeked` how many its hero does.
    *side_by_side("heroes.*", "health", size=SEATS, most=10),
    *side_by_side("heroes.*", "attack", "influence", "stunned", size=SEATS),
    Field("deck", "heroes.*.deck", "pile", "count", known="known", peeked="peeked", mix="hero.*", size=SEATS),
    Field("hand", "heroes.*.hand", "pile", "owner", mix="hero.*", size=SEATS),
    Field("discard", "heroes.*.discard", "pile", "all", size=SEATS),
    Field("known", "heroes.*.known", "number", "all", size=SEATS),
    Field("peeked", "heroes.*.peeked", "number", "owner", shown=False, size=SEATS),
    Field("proficiency", "heroes.*.proficiency", "card", "all", size=SEATS),
    Field("earned", "heroes.*.horcruxes", "pile", "all", size=SEATS),
    Field("gained", "heroes.*.gained", "number", "all", size=SEATS),
    Field("first_gains", "heroes.*.first_gains", "number", "none", size=SEATS),
    # The table.
    Field("location", "location.number", "number", "all"),
    Field("control", "location.control", "number", "all"),
    Field("dark_deck", "dark_arts.deck", "pile", "count"),
    Field("dark_discard", "dark_arts.discard", "pile", "all"),
    Field("villain_deck", "villains.deck", "pile", "count", under=voldemort_face_up, mix="foes"),
    Field("villains", "villains.active", "slots", "all", size=PLACES),
    *side_by_side("villains", "wounds", "shields", "dealt", form="list", size=PLACES),
    Field("defeated", "villains.defeated", "pile", "all"),
    Field("hogwarts_deck", "hogwarts.deck", "pile", "count"),
    Field("market", "hogwarts.market", "slots", "all", size="6"),
    Field("proficiencies", "proficiencies", "pile", "all"),
    Field("horcrux", "horcrux.number", "number", "all"),
    Field("horcruxes", "horcrux.pile", "pile", "all"),
    Field("symbols", "horcrux.symbols", "words", "all", names=v.FACES),
    Field("banished", "banished", "pile", "all"),
    # This turn.
    Field("played", "played", "pile", "all"),
    *side_by_side("this_turn", "spells", "items", "allies", "assigned", "attack_cap", "topdeck"),
    Field("banned", "this_turn.banned", "number", "all", most=ALL_BITS),
    Field("used", "this_turn.used", "flags", "all"),
    Field("watching", "this_turn.watching", "data", "none", type=FRAMES),
    # What is being resolved.
    Field("hostile", "resolving.hostile", "number", "none"),
    Field("suffered", "resolving.suffered", "data", "none"),
    Field("hostile_depth", "resolving.depth", "number", "none"),
    Field("deferred", "resolving.deferred", "frames", "none"),
    Field("waiting", "resolving.waiting", "frames", "none"),
    Field("extra_events", "resolving.extra_events", "number", "none"),
    # Worked out from the cards on the table.
    *side_by_side("resolving", "forbidden", "listening", form="bits", sight="none"),
    Field("listens", "heroes.*.listens", "bits", "none", size=SEATS),
    Field("powers", "heroes.*.powers", "data", "none", size=SEATS),
)
