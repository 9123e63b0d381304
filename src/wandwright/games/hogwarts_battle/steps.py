"""The numbers of this game's steps and questions. Frames on the stack begin with one of these."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules import PASS

BEGIN_TURN: Final = 2
REVEAL_EVENTS: Final = 3
HORCRUX_STEP: Final = 4
VILLAIN_STEP: Final = 5
RUN: Final = 6
HOSTILE: Final = 7
END_HOSTILE: Final = 8
LOSE_EACH: Final = 9
ADD_CONTROL_TOKENS: Final = 10
BEGIN_ACTIONS: Final = 11
RUN_FOR_EACH: Final = 12
REPEAT_PROGRAM: Final = 13
REVEAL_TOPS: Final = 14
ROLL_DIE: Final = 15
DEFEAT: Final = 16
FACE_VILLAINS: Final = 17
END_TURN: Final = 18
REFILL_VILLAINS: Final = 19
CLEAN_UP: Final = 20
SETTLE: Final = 21
# Questions: (kind, seat, source, …).
ACT: Final = 22
PICK_DISCARDS: Final = 23
CHOOSE_OPTION: Final = 24
PICK_HEROES: Final = 25
PICK_FROM_DISCARDS: Final = 26
PICK_FROM_DECK: Final = 27
PICK_VILLAIN: Final = 28
PICK_ALLY: Final = 29
PICK_DIE: Final = 30
USE_FACE: Final = 31
PLACE_ACQUIRED: Final = 32
KEEP_TOP: Final = 33
REMOVE_HOW_MANY: Final = 34
PICK_PROFICIENCY: Final = 35
LOOK_AT_ALL: Final = 36

# Answers to ACT: one number names the action and its card or place.
END: Final = 0
PLAY: Final = 1000
ATTACK: Final = 2000
ACQUIRE: Final = 3000
USE: Final = 4000
# "No more" and "no thank you" where a number of a card or hero could stand as well.
STOP: Final = PASS
LOOK: Final = 1

# Streams of chance.
DARK_ARTS_STREAM: Final = 0
VILLAINS_STREAM: Final = 1
HOGWARTS_STREAM: Final = 2
DICE_STREAM: Final = 3
PROFICIENCY_STREAM: Final = 4
HERO_STREAM: Final = 5
