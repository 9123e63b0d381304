"""The fields of the chapter on the market, the variations and the campaign."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

PART = "variations"
SEATS = "box.seats"

FIELDS: tuple[Field, ...] = (
    # M4: the deck of the cards that cost 4 or more (R63c); M3: cards that lie under an equal one (R63b); M2: the two
    # cards of which one comes to the market (R63a).
    Field("dear_deck", "hogwarts.dear_deck", "pile", "count", part=PART),
    Field("stacked", "hogwarts.stacked", "pile", "all", part=PART),
    Field("offered", "hogwarts.offered", "pile", "all", part=PART),
    # The sweep happens once in a match (R53).
    Field("swept", "hogwarts.swept", "number", "all", part=PART),
    # V5: one bit for the token of the first foe defeated, one for that of the final foe (R64).
    Field("darkness", "location.darkness", "number", "all", shown=False, part=PART),
    # R67: what a hero alone may buy.
    Field("shop", "heroes.*.shop", "pile", "all", size=SEATS, part=PART),
    # This turn: cards acquired, cards bought in the own shop, and whether the market was swept.
    *side_by_side("this_turn", "bought", "bought_in_shop", "swept_now", part=PART),
    # V4: the event that is resolved was revealed because another one asked for it; how many it asks for (R82).
    *side_by_side("resolving", "chained", "asked_events", sight="none", part=PART),
)
