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
WHO_SELF_AND_NEIGHBORS: Final = 8
WHO_ACTIVE_AND_NEIGHBORS: Final = 9
WHO_NEIGHBORS: Final = 10
WHO_NEXT: Final = 11
WHO_PREVIOUS: Final = 12
WHO_WEAKEST: Final = 13

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
ON_TOKEN_ASSIGNED: Final = 1 << 14
ON_CREATURE_DEFEATED: Final = 1 << 15
ON_CREATURE_REVEALED: Final = 1 << 16
ON_CARD_DRAWN: Final = 1 << 17
ON_HEALTH_LOST: Final = 1 << 18
ON_HEALTH_LOST_TO_VILLAIN: Final = 1 << 19
ON_HERO_STUNNED: Final = 1 << 20
ON_HERO_FALLING: Final = 1 << 21
ON_DECK_SHUFFLED: Final = 1 << 22
ON_NEW_HAND: Final = 1 << 23
ON_TOKENS_CLEARED: Final = 1 << 24
ON_TURN_BEGINS: Final = 1 << 25

# A foe is defeated; and what a foe answers to only when it concerns another one.
DEFEATS: Final = ON_VILLAIN_DEFEATED | ON_CREATURE_DEFEATED
OF_ANOTHER_FOE: Final = ON_VILLAIN_REVEALED | ON_CREATURE_REVEALED | ON_HEALTH_LOST_TO_VILLAIN

# Card types. A filter of ANY_TYPE lets every card through.
SPELL: Final = 0
ITEM: Final = 1
ALLY: Final = 2
ANY_TYPE: Final = 3
POTION: Final = 4
# Filters that ask for more than a type are numbered from here on, in the order of the pack.
FILTERS: Final = 5
MOST_FILTERS: Final = 1_000
TYPES: Final = {"spell": SPELL, "item": ITEM, "ally": ALLY}
ALL_TYPES: Final = {**TYPES, "potion": POTION}
# What is set off by a card that is played, by its type; nothing of its own by a card without one and by a potion.
PLAYED_EVENT: Final[tuple[int, ...]] = (
    ON_CARD_PLAYED | ON_SPELL_PLAYED,
    ON_CARD_PLAYED | ON_ITEM_PLAYED,
    ON_CARD_PLAYED | ON_ALLY_PLAYED,
    ON_CARD_PLAYED,
    ON_CARD_PLAYED,
)

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
IF_HOLDS: Final = 14
IF_HOLDS_NO: Final = 15
IF_IN_MARKET: Final = 16
IF_COST_AT_MOST: Final = 17
IF_PARITY: Final = 18
IF_STARTING: Final = 19
IF_HEALTH_AT_MOST: Final = 20
IF_HEALTH_LOST: Final = 21
IF_CONTROL_AT_LEAST: Final = 22
IF_CREATURES_FACE_UP: Final = 23
IF_DARK_POTIONS_FACE_UP: Final = 24
IF_TOKENS_ASSIGNED: Final = 25
IF_VILLAINS_ASSIGNED: Final = 26
IF_ATTACK_ON_FOE: Final = 27
IF_FOE_IS: Final = 28
IF_HAND_AT_STEP_3: Final = 29
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
PER_CARD_IN_HAND: Final = 6
PER_CREATURE_FACE_UP: Final = 7
PER_VILLAIN_FACE_UP: Final = 8
PER_DARK_POTION_FACE_UP: Final = 9
PER_DARK_ARTS_RESOLVED: Final = 10
PER_CONTROL_TOKEN: Final = 11

# The effects of a Charm by the health of its hero, and the least health of each (R107).
TIERS: Final = ("8-10", "4-7", "1-3")
LEAST_HEALTH: Final = (8, 4, 1)

PARITIES: Final = {"even": 0, "odd": 1}

# Which foes a clause speaks of; a Villain-Creature is both (R54).
VILLAINS: Final = 1
CREATURES: Final = 2
ANY_FOE: Final = 3
FOES: Final = {"villain": VILLAINS, "creature": CREATURES, "any": ANY_FOE}
FOE_KINDS: Final = {"villain": VILLAINS, "creature": CREATURES, "villain_creature": ANY_FOE}

# Where a card that is banished lies, and where a card goes.
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_HAND_OR_DISCARD: Final = 2
FROM_TOP_OF_DECK: Final = 3
FROM_ANY_DISCARD: Final = 4
TO_HAND: Final = 0
TO_DISCARD: Final = 1
TO_DECK: Final = 2
TO_BANISH: Final = 3

# Which market cards are replaced; which tokens are meant; how long an ability sleeps.
WHICH_ALL: Final = 0
WHICH_DEAREST: Final = 1
INFLUENCE_TOKENS: Final = 1
BOTH_TOKENS: Final = 2
NEXT_TURN: Final = 0
END_OF_TURN: Final = 1

# What is forbidden, as bits.
FORBID_DRAW: Final = 1
FORBID_GAIN_HEALTH: Final = 2
FORBID_REMOVE_CONTROL: Final = 4
FORBID_TOKENS_OFF_TURN: Final = 8
NO_HEALTH_ACTIVE: Final = 16
FORBID_REWARDS: Final = 32
FORBID_ATTACK_OTHERS: Final = 64
FORBID_TOKENS_FROM_ALLIES: Final = 128
FORBID_GATHER: Final = 256
FORBID_CHARM: Final = 512


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
CREATURE: Final = 5

# Dice and their faces. The House dice come first: `any` means one of those (R130).
HOUSE_DICE: Final = ("gryffindor", "slytherin", "ravenclaw", "hufflepuff")
ANY_DIE: Final = 4
CREATURE_DIE: Final = 5
DICE: Final = (*HOUSE_DICE, "any", "creature")
HOUSE_FACES: Final = ("influence", "attack", "health", "card")
FACES: Final = (*HOUSE_FACES, "health2", "card2", "control")
FACE_INFLUENCE: Final = 0
FACE_ATTACK: Final = 1
FACE_HEALTH: Final = 2
FACE_CARD: Final = 3
FACE_HEALTH2: Final = 4
FACE_CARD2: Final = 5
FACE_CONTROL: Final = 6

GAMES: Final[range] = range(1, 8)
HEROES: Final = ("harry", "ron", "hermione", "neville", "luna", "ginny")

# Streams of chance; each hero's deck has its own, from HERO_STREAM on.
DARK_ARTS_STREAM: Final = 0
VILLAINS_STREAM: Final = 1
HOGWARTS_STREAM: Final = 2
DICE_STREAM: Final = 3
PROFICIENCY_STREAM: Final = 4
HERO_STREAM: Final = 5
BASE_STREAMS: Final = (
    *("dark_arts", "villains", "hogwarts", "dice", "proficiencies"),
    *("hero:0", "hero:1", "hero:2", "hero:3"),
)
CHARMS_STREAM: Final = 10
POTIONS_STREAM: Final = 11
INGREDIENTS_STREAM: Final = 12
SHELVES_STREAM: Final = 13
# Those of the New Rules come after, so that a base Game draws as it always did.
STREAMS: Final = (*BASE_STREAMS, "hero:4", "charms", "potions", "ingredients", "shelves")

# Sorts of tokens that foes take.
ATTACK_TOKEN: Final = 1
INFLUENCE_TOKEN: Final = 2
