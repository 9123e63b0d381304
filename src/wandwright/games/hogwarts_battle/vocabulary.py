"""The numbers behind the names in the pack: triggers, conditions, selectors. One number, one meaning.

A constant is called as the pack calls it, after a prefix: `card_played` is ON_CARD_PLAYED (words/fields.py). The effect
words number themselves (effects.py).
"""

from __future__ import annotations

from typing import Final

# Who a clause touches.
WHO_SELF: Final = 0
WHO_ACTIVE: Final = 1
WHO_ALL: Final = 2
WHO_OTHERS: Final = 3
WHO_ANY_ONE: Final = 4
WHO_ANY_TWO: Final = 5
WHO_UP_TO_TWO: Final = 6
WHO_ONE_OTHER: Final = 7

# When a clause works, as bits, so that one number says what a card listens to.
ON_CONTROL_ADDED: Final = 1
ON_CONTROL_REMOVED: Final = 2
ON_FORCED_DISCARD: Final = 4
ON_VILLAIN_REVEALED: Final = 8
ON_MORSMORDRE: Final = 16
ON_CARD_ACQUIRED: Final = 32
ON_CARD_PLAYED: Final = 64
ON_ALLY_PLAYED: Final = 128
ON_ITEM_PLAYED: Final = 256
ON_SPELL_PLAYED: Final = 512
ON_ATTACK_ASSIGNED: Final = 1024
ON_HEALTH_GAINED: Final = 2048
ON_VILLAIN_DEFEATED: Final = 4096
ON_DIE_ROLLED: Final = 8192

# Card types. A filter of ANY_TYPE lets every card through.
SPELL: Final = 0
ITEM: Final = 1
ALLY: Final = 2
ANY_TYPE: Final = 3
TYPES: Final = {"spell": SPELL, "item": ITEM, "ally": ALLY}
PLAYED_EVENT: Final = (ON_SPELL_PLAYED, ON_ITEM_PLAYED, ON_ALLY_PLAYED)

# Conditions.
ALWAYS: Final = 0
IF_SPELLS_PLAYED: Final = 1
IF_ITEMS_PLAYED: Final = 2
IF_ALLIES_PLAYED: Final = 3
IF_ATTACK_ASSIGNED: Final = 4
IF_ATTACK_ON_VILLAIN: Final = 5
IF_HEALTH_GAINED: Final = 6
IF_KINDS_PLAYED: Final = 7
IF_KINDS_IN_HAND: Final = 8
IF_COST_AT_LEAST: Final = 9
IF_TYPE: Final = 10
IF_OTHER_HOLDS_TAG: Final = 11
IF_AT_FULL_HEALTH: Final = 12
IF_EVERY_VILLAIN_HIT: Final = 13
# A condition over the whole turn may come true after the card was played; this event then looks again.
WATCHED: Final = {
    IF_SPELLS_PLAYED: ON_SPELL_PLAYED,
    IF_ITEMS_PLAYED: ON_ITEM_PLAYED,
    IF_ALLIES_PLAYED: ON_ALLY_PLAYED,
    IF_EVERY_VILLAIN_HIT: ON_ATTACK_ASSIGNED,
}

# What a number is multiplied by.
ONCE: Final = 0
PER_SPELL_PLAYED: Final = 1
PER_ITEM_PLAYED: Final = 2
PER_ALLY_PLAYED: Final = 3
PER_ALLY_IN_HAND: Final = 4
PER_CARDS_IN_HAND_COSTING: Final = 5

# What is forbidden, as bits.
FORBID_DRAW: Final = 1
FORBID_GAIN_HEALTH: Final = 2
FORBID_REMOVE_CONTROL: Final = 4
FORBID_TOKENS_OFF_TURN: Final = 8
NO_HEALTH_ACTIVE: Final = 16


def forbidden(what: int, who: int) -> int:
    """The bits of what is forbidden to whom: to the active hero alone, or to all."""
    return NO_HEALTH_ACTIVE if what == FORBID_GAIN_HEALTH and who == WHO_ACTIVE else what


# How often an ability works.
NO_LIMIT: Final = 0
LIMIT_TURN: Final = 1
LIMIT_HERO_TURN: Final = 2
LIMITS: Final = {"": NO_LIMIT, "turn": LIMIT_TURN, "hero_turn": LIMIT_HERO_TURN, "game": NO_LIMIT}

# Why cards are discarded (R28, R35).
FORCED: Final = 0
STUNNED: Final = 1
OWN_DOING: Final = 2
COST: Final = 3

# Where a hostile effect comes from (R34); 0 where none works.
DARK_ARTS: Final = 1
VILLAIN: Final = 2
HORCRUX: Final = 3
LOCATION: Final = 4

# Dice and their faces.
DICE: Final = ("gryffindor", "slytherin", "ravenclaw", "hufflepuff")
ANY_DIE: Final = 4
FACES: Final = ("influence", "attack", "health", "card")
FACE_INFLUENCE: Final = 0
FACE_ATTACK: Final = 1
FACE_HEALTH: Final = 2

HEROES: Final = ("harry", "ron", "hermione", "neville")

# Streams of chance; each hero's deck has its own, from HERO_STREAM on.
DARK_ARTS_STREAM: Final = 0
VILLAINS_STREAM: Final = 1
HOGWARTS_STREAM: Final = 2
DICE_STREAM: Final = 3
PROFICIENCY_STREAM: Final = 4
HERO_STREAM: Final = 5
STREAMS: Final = ("dark_arts", "villains", "hogwarts", "dice", "proficiencies", "hero:0", "hero:1", "hero:2", "hero:3")
