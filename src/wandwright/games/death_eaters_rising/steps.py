"""The numbers of steps, questions and answers."""

from __future__ import annotations

from typing import Final

# Plain work.
BEGIN_TURN: Final = 2
ROLL_VOLDEMORT: Final = 3
ATTACK: Final = 4
RUN: Final = 5
TAKE_POOL: Final = 6
ACT_STEP: Final = 7
LAST_CALL_STEP: Final = 8
AFTER_LAST_CALL: Final = 9
END_TURN: Final = 10
CLEAN_UP: Final = 11
START_DICE: Final = 12
END_ABILITY: Final = 13

# Questions.
TRAVEL: Final = 14
ORDER: Final = 15
CORRUPT: Final = 16
DROP_TOKEN: Final = 17
COLOUR: Final = 18
LOSE_DIE: Final = 19
ACT: Final = 20
SPELL: Final = 21
LAST_CALL: Final = 22
REROLL: Final = 23
CHANGE_DIE: Final = 24
CHANGE_FACE: Final = 25
HEAL: Final = 26
CLEANSE: Final = 27
HIT: Final = 28
KEEP_TOKEN: Final = 29
PLACE_SYMBOL: Final = 30
SWAP_MINE: Final = 31
SWAP_WITH: Final = 32
SWAP_THEIRS: Final = 33
FIRST_CALL: Final = 34

# Answers to act, first_call, spell and last_call; a die is named by colour and face, so equal dice are one answer.
ROLL: Final = 0
STOP: Final = 1
END: Final = 2
LET_END: Final = 3
USE: Final = 1_000  # + card
CAST: Final = 2_000  # + definition of the token
DISCARD: Final = 3_000  # + die
RELOCATE: Final = 4_000  # + colour
ASSIGN: Final = 10_000  # + target * 100 + die
# Answers elsewhere.
NOBODY_HEALED: Final = 9_998
NO_MORE: Final = 9_997

# A target is a card, or an ability of the active player's headquarters.
HEADQUARTERS: Final = 900
PER_TARGET: Final = 100
# A die as an answer: colour * 10 + face.
PER_COLOUR: Final = 10

# Where a die is; on a card it is ON_CARD + target.
SUPPLY: Final = 0
IN_POOL: Final = 1
ASIDE: Final = 2
ON_CARD: Final = 10

# Phases of a turn (R19).
TRAVELLING: Final = 0
DARK: Final = 1
DICE: Final = 2
ENDING: Final = 3

LOCATIONS: Final = 3
CHARACTERS: Final = 3
# The mission token lies with its owner.
NO_MISSION: Final = 3

# What the active player orders (A5, A6).
REGULAR: Final = 0
DARK_MARK: Final = 1
PENALTY: Final = 2

# Streams of chance.
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1
TOKENS_STREAM: Final = 2
VOLDEMORT_STREAM: Final = 3
DICE_STREAM: Final = 4
STREAMS: Final = ("setup", "deck", "tokens", "voldemort_die", "dice")
