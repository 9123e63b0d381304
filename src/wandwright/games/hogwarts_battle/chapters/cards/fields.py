"""The fields of the chapter on cards."""

from __future__ import annotations

from wandwright.engine.state.fields import Field

PART = "new_rules"
SEATS = "box.seats"

FIELDS: tuple[Field, ...] = (
    # Detention! cards that nobody has (R43).
    Field("detentions", "detentions", "pile", "all", part=PART),
    # A Dark Arts card that was revealed and left on top of its deck: everybody knows it (R112).
    Field("dark_seen", "dark_arts.seen", "pile", "all", part=PART),
    # Cards that this hero had before any other and gave away: whoever has them now did not buy them (R119).
    Field("gifts", "heroes.*.gifts", "refs", "none", size=SEATS, part=PART),
    # So many fewer Dark Arts cards in the hero's next step 1.
    Field("skips", "heroes.*.skips", "number", "all", size=SEATS, part=PART),
    # How many cards the new hand of this turn has, where it is not five; 0 says nothing.
    Field("next_hand", "this_turn.next_hand", "number", "all", part=PART),
)
