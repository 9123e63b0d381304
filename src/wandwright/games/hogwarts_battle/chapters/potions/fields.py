"""The fields of the chapter on potions."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

PART = "new_rules"
SIDES = ("A", "B")
BREWS = "box.cellar.brews"

FIELDS: tuple[Field, ...] = (
    # The potion board (R45, R100): two places for each shelf from the top down, the tokens that are still face down,
    # those that were used, and the side of the sheet.
    Field("potion_deck", "shelves.potions", "pile", "count", part=PART),
    Field("board", "shelves.tokens", "slots", "all", size="box.cellar.board", part=PART),
    Field("supply", "shelves.supply", "pile", "count", part=PART),
    Field("used_tokens", "shelves.used", "pile", "all", part=PART),
    Field("side", "shelves.side", "word", "all", names=SIDES, part=PART),
    # What is brewed: the two face-up potions, then the Dark Arts Potions in the order they came, with their owners. Of
    # the tokens on each the spaces are known, one for one.
    Field("brews", "brewing.*.potion", "card", "all", size=BREWS, part=PART),
    Field("brew_owner", "brewing.*.owner", "number", "all", size=BREWS, part=PART),
    Field("brew_tokens", "brewing.*.tokens", "pile", "all", size=BREWS, part=PART),
    Field("brew_spaces", "brewing.*.spaces", "data", "all", size=BREWS, part=PART),
    # What the active hero did this turn, as far as shelves ask for more than trials (R101). `healed` has a bit for each
    # other hero, `token_kinds` one for attack and one for influence on Villains.
    *side_by_side("this_turn", "influence_spent", "cards_drawn", "cards_discarded", part=PART),
    *side_by_side("this_turn", "dice_rolled", "villains_defeated", "charm_used", part=PART),
    *side_by_side("this_turn", "tokens_given", "tokens_saved", "healed", "token_kinds", part=PART),
)
