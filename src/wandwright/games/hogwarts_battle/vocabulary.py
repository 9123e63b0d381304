"""The numbers behind the words of the pack: words, triggers, conditions, selectors. One number, one meaning."""

from __future__ import annotations

from typing import Final

# What a clause does. Words below FIRST_PUSHING never leave work behind, so a program runs through them in one go.
GAIN_ATTACK: Final = 0
GAIN_INFLUENCE: Final = 1
DRAW: Final = 2
TOPDECK_ACQUIRED: Final = 3
FORBID: Final = 4
CAP_ATTACK: Final = 5
REMOVE_ATTACK: Final = 6
REVEAL_DARK_ARTS: Final = 7
WATCH: Final = 8
FIRST_PUSHING: Final = 9
GAIN_HEALTH: Final = 9
LOSE_HEALTH: Final = 10
DISCARD: Final = 11
ADD_CONTROL: Final = 12
REMOVE_CONTROL: Final = 13
CHOOSE: Final = 14
EACH: Final = 15
CHOOSE_HEROES: Final = 16
IF: Final = 17
WATCH_IF: Final = 18
ROLL: Final = 19
ROLL_DARK: Final = 20
SUPPRESS_ABILITY: Final = 21
TAKE_FROM_DISCARD: Final = 22
COPY_ALLY: Final = 23
REVEAL_TOP: Final = 24
LOOK_TOP: Final = 25
SEARCH_DECK: Final = 26
REPEAT: Final = 27
SIGNAL: Final = 28

# Who a clause touches.
SELF: Final = 0
ACTIVE: Final = 1
EVERYONE: Final = 2
OTHERS: Final = 3
ANY_ONE: Final = 4
ANY_TWO: Final = 5
UP_TO_TWO: Final = 6
ONE_OTHER: Final = 7
WHO: Final = {
    "self": SELF,
    "active": ACTIVE,
    "all": EVERYONE,
    "others": OTHERS,
    "any_one": ANY_ONE,
    "any_two": ANY_TWO,
    "up_to_two": UP_TO_TWO,
    "one_other": ONE_OTHER,
}

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
TRIGGERS: Final = {
    "control_added": ON_CONTROL_ADDED,
    "control_removed": ON_CONTROL_REMOVED,
    "forced_discard": ON_FORCED_DISCARD,
    "villain_revealed": ON_VILLAIN_REVEALED,
    "morsmordre": ON_MORSMORDRE,
    "card_acquired": ON_CARD_ACQUIRED,
    "card_played": ON_CARD_PLAYED,
    "ally_played": ON_ALLY_PLAYED,
    "item_played": ON_ITEM_PLAYED,
    "spell_played": ON_SPELL_PLAYED,
    "attack_assigned": ON_ATTACK_ASSIGNED,
    "health_gained": ON_HEALTH_GAINED,
    "villain_defeated": ON_VILLAIN_DEFEATED,
    "die_rolled": ON_DIE_ROLLED,
}

# Card types. A filter of ANY_TYPE lets every card through.
SPELL: Final = 0
ITEM: Final = 1
ALLY: Final = 2
ANY_TYPE: Final = 3
TYPES: Final = {"spell": SPELL, "item": ITEM, "ally": ALLY}
PLAYED_EVENT: Final = (ON_SPELL_PLAYED, ON_ITEM_PLAYED, ON_ALLY_PLAYED)

# Conditions.
ALWAYS: Final = 0
SPELLS_PLAYED: Final = 1
ITEMS_PLAYED: Final = 2
ALLIES_PLAYED: Final = 3
ATTACK_ASSIGNED: Final = 4
ATTACK_ON_VILLAIN: Final = 5
HEALTH_GAINED: Final = 6
KINDS_PLAYED: Final = 7
KINDS_IN_HAND: Final = 8
COST_AT_LEAST: Final = 9
TYPE: Final = 10
OTHER_HOLDS_TAG: Final = 11
AT_FULL_HEALTH: Final = 12
EVERY_VILLAIN_HIT: Final = 13
CONDITIONS: Final = {
    "spells_played": SPELLS_PLAYED,
    "items_played": ITEMS_PLAYED,
    "allies_played": ALLIES_PLAYED,
    "attack_assigned": ATTACK_ASSIGNED,
    "attack_on_villain": ATTACK_ON_VILLAIN,
    "health_gained": HEALTH_GAINED,
    "kinds_played": KINDS_PLAYED,
    "kinds_in_hand": KINDS_IN_HAND,
    "cost_at_least": COST_AT_LEAST,
    "type": TYPE,
    "other_holds_tag": OTHER_HOLDS_TAG,
    "at_full_health": AT_FULL_HEALTH,
    "every_villain_hit": EVERY_VILLAIN_HIT,
}
# A condition over the whole turn may come true after the card was played; this event then looks again.
WATCHED: Final = {
    SPELLS_PLAYED: ON_SPELL_PLAYED,
    ITEMS_PLAYED: ON_ITEM_PLAYED,
    ALLIES_PLAYED: ON_ALLY_PLAYED,
    EVERY_VILLAIN_HIT: ON_ATTACK_ASSIGNED,
}

# What a number is multiplied by.
ONCE: Final = 0
PER_SPELL_PLAYED: Final = 1
PER_ITEM_PLAYED: Final = 2
PER_ALLY_PLAYED: Final = 3
PER_ALLY_IN_HAND: Final = 4
PER_COSTLY_CARD: Final = 5
COUNTERS: Final = {
    "spell_played": PER_SPELL_PLAYED,
    "item_played": PER_ITEM_PLAYED,
    "ally_played": PER_ALLY_PLAYED,
    "ally_in_hand": PER_ALLY_IN_HAND,
    "cards_in_hand_costing": PER_COSTLY_CARD,
}

# What is forbidden, as bits.
NO_DRAW: Final = 1
NO_HEALTH: Final = 2
NO_REMOVE_CONTROL: Final = 4
NO_TOKENS_OFF_TURN: Final = 8
NO_HEALTH_ACTIVE: Final = 16
FORBIDDEN: Final = {
    "draw": NO_DRAW,
    "gain_health": NO_HEALTH,
    "remove_control": NO_REMOVE_CONTROL,
    "tokens_off_turn": NO_TOKENS_OFF_TURN,
}

# How often an ability works.
NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_HERO_AND_TURN: Final = 2
LIMITS: Final = {"": NO_LIMIT, "turn": PER_TURN, "hero_turn": PER_HERO_AND_TURN, "game": NO_LIMIT}

# Why cards are discarded (R28, R35).
FORCED: Final = 0
STUNNED: Final = 1
OWN_DOING: Final = 2
COST: Final = 3

# Where a hostile effect comes from (R34).
NOTHING: Final = 0
DARK_ARTS: Final = 1
VILLAIN: Final = 2
HORCRUX: Final = 3
LOCATION: Final = 4

# What an option of a choice needs to be open.
NEEDS_NOTHING: Final = 0
NEEDS_HAND: Final = 1
NEEDS_DISCARDS: Final = 2

# Dice and their faces.
DICE: Final = ("gryffindor", "slytherin", "ravenclaw", "hufflepuff")
ANY_DIE: Final = 4
FACES: Final = ("influence", "attack", "health", "card")
FACE_INFLUENCE: Final = 0
FACE_ATTACK: Final = 1
FACE_HEALTH: Final = 2

HEROES: Final = ("harry", "ron", "hermione", "neville")
