"""The fields of the chapter on charms."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

PART = "new_rules"
SEATS = "box.seats"

FIELDS: tuple[Field, ...] = (
    # What heroes bring. Where one of each kind is active (R78), it is the first hero card and `proficiency`.
    Field("hero_cards", "heroes.*.hero_cards", "pile", "all", size=SEATS, part=PART),
    Field("more_proficiencies", "heroes.*.more_proficiencies", "pile", "all", size=SEATS, part=PART),
    Field("patronus", "heroes.*.patronus", "card", "all", size=SEATS, part=PART),
    Field("charm", "heroes.*.charm", "card", "all", size=SEATS, part=PART),
    # Hero cards and Charms that nobody has taken.
    Field("left_hero_cards", "hero_cards", "pile", "all", part=PART),
    Field("charms", "charms", "pile", "all", part=PART),
    # Tokens that were saved in an earlier turn (R110c), and whether a hero was rescued in this one (R111).
    *side_by_side("heroes.*", "saved_attack", "saved_influence", "rescued", size=SEATS, part=PART),
    # This turn: the declared effect of the Charm, from 1 on (R60a).
    *side_by_side("this_turn", "declared", part=PART),
    # What the card played last gave its player: attack, influence, health, cards (R110).
    Field("given", "this_turn.given", "list", "all", size="4", part=PART),
)
