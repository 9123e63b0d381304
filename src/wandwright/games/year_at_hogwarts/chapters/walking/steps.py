"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
BEGIN_TURN: Final = 20
ROLL_DICE: Final = 21
BEGIN_MOVE: Final = 22
PASS_SQUARE: Final = 23
ARRIVE: Final = 24
AFTER_MEETING: Final = 25
SETTLE: Final = 26
VISIT: Final = 30
LEAVE_TURN: Final = 31
END_TURN: Final = 32
BEGIN_MISSION_STEP: Final = 33

# Questions.
STAY: Final = 38
START: Final = 40
TOTAL: Final = 41
MOVE: Final = 42
WAY: Final = 43
TAKE: Final = 44
LEAVE: Final = 45
SLIP: Final = 46
COMMON_ROOM: Final = 47
OFFERED_ITEM: Final = 48
WANTED_ITEM: Final = 49
ACCEPT: Final = 50
FLOO: Final = 52
FLY: Final = 54
PASSAGE: Final = 55
FINISH: Final = 57
FETCH: Final = 59

# Answers.
ROLL: Final = 0
WAIT: Final = 1
USE: Final = 100
PLAY: Final = 1_000
BEGIN_MISSION: Final = 2_000
TRY: Final = 3_000
REROLL: Final = 100
FLY_AWAY: Final = 500
USE_IN_MOVE: Final = 600
NO: Final = 0
YES: Final = 1
SWAP_WITH: Final = 300
END: Final = 0
