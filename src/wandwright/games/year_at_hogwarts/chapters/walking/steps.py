"""The numbers of the steps, questions and answers of the chapter on walking, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 20
BEGIN_TURN: Final = 20
ROLL_DICE: Final = 21
BEGIN_MOVE: Final = 22
PASS_SQUARE: Final = 23
ARRIVE: Final = 24
AFTER_MEETING: Final = 25
SETTLE: Final = 26
SPACE_EFFECT: Final = 27
BEGIN_EXAMS: Final = 28
LAST_CHOICE: Final = 29
VISIT: Final = 30
LEAVE_TURN: Final = 31
END_TURN: Final = 32
BEGIN_MISSION_STEP: Final = 33
CHECK_YEAR: Final = 34
FIRST_QUESTION: Final = 38
STAY: Final = 38
TOWER: Final = 39
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
EXAM: Final = 51
FLOO: Final = 52
PITCH: Final = 53
FLY: Final = 54
PASSAGE: Final = 55
PUT_ITEM: Final = 56
FINISH: Final = 57
SWAP_MISSION: Final = 58
FETCH: Final = 59

# Answers to START: roll; wait for the team (R117); use an Item token; play a card of the start of a turn (R128); begin
# the team's mission (R118a); try for a Horcrux (R235).
ROLL: Final = 0
WAIT: Final = 1
USE: Final = 100
PLAY: Final = 1000
BEGIN_MISSION: Final = 2000
TRY: Final = 3000
# Answers to TOTAL besides the totals, to MOVE besides the spaces.
REROLL: Final = 100
FLY_AWAY: Final = 500
USE_IN_MOVE: Final = 600
# Answers to SLIP, ACCEPT, STAY.
NO: Final = 0
YES: Final = 1
# Answers to COMMON_ROOM: a deck by its number, or a swap with a seat.
SWAP_WITH: Final = 300
# Answers to PITCH: a seat, or the Portkey.
CHALLENGE: Final = 0
BY_PORTKEY: Final = 300
# Answers to FINISH.
END: Final = 0


class At(NamedTuple):
    """Something that happens on a space."""

    kind: int
    seat: int
    source: int
    space: int


class Going(NamedTuple):
    """Where the move ends, and whether it may end there with steps left."""

    kind: int
    seat: int
    source: int
    space: int
    rests: int


class Leaving(NamedTuple):
    """R94: one of the six is left on the space for another."""

    kind: int
    seat: int
    source: int
    space: int
    item: int


class Trade(NamedTuple):
    """R79: a swap of one token for one with another seat; `item` is offered, `wanted` asked for."""

    kind: int
    seat: int
    source: int
    other: int
    item: int
    wanted: int
