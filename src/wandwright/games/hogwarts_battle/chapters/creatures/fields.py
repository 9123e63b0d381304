"""The fields of the chapter on creatures."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

PART = "new_rules"
SEATS = "box.seats"
PLACES = "box.places"

FIELDS: tuple[Field, ...] = (
    # Influence on each foe: in all, and in this turn (R58, R86, R87).
    *side_by_side("villains", "persuaded", "persuaded_now", form="list", size=PLACES, part=PART),
    # Foes that were not drawn (R75): nobody knows which of the pool are in the stack.
    Field("pool", "villains.pool", "pile", "count", mix="foes", part=PART),
    # Health lost in this turn.
    Field("lost", "heroes.*.lost", "number", "all", size=SEATS, part=PART),
    # This turn: tokens of both sorts assigned, bits of the places of Villains that got one, Dark Arts cards resolved,
    # the hand when step 3 began, and how many more influence tokens each Creature may take.
    *side_by_side("this_turn", "tokens", "villains_hit", "resolved", "hand_at_step_3", "more_influence", part=PART),
)
