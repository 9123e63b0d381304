"""The numbers of steps, questions and answers, and what questions remember; questions.py declares the questions.

The function of a step has the name of its number: BEGIN_TURN is done by `begin_turn`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.answers import PASS

BEGIN_TURN: Final = 2
REVEAL_EVENTS: Final = 3
HORCRUX_STEP: Final = 4
VILLAIN_STEP: Final = 5
RUN: Final = 6
BEGIN_HOSTILE: Final = 7
END_HOSTILE: Final = 8
CONTINUE_LOSSES: Final = 9
ADD_CONTROL_STEP: Final = 10
BEGIN_ACTIONS: Final = 11
RUN_EACH: Final = 12
RUN_REPEAT: Final = 13
REVEAL_TOPS: Final = 14
ROLL_DIE: Final = 15
GAIN_BY_DEFEAT: Final = 16
FACE_VILLAINS: Final = 17
REFILL_VILLAINS: Final = 18
CLEAN_UP: Final = 19
RUN_WAITING: Final = 20
# Questions.
ACT: Final = 21
PICK_DISCARDS: Final = 22
CHOOSE_OPTION: Final = 23
PICK_HEROES: Final = 24
PICK_FROM_DISCARDS: Final = 25
PICK_FROM_DECK: Final = 26
PICK_VILLAIN: Final = 27
PICK_ALLY: Final = 28
PICK_DIE: Final = 29
USE_FACE: Final = 30
PLACE_ACQUIRED: Final = 31
KEEP_TOP: Final = 32
REMOVE_HOW_MANY: Final = 33
PICK_PROFICIENCY: Final = 34
LOOK_AT_ALL: Final = 35
ORDER_DISCARDS: Final = 36

# Answers to ACT: one number names the action and its card or place.
END: Final = 0
PLAY: Final = 1000
ATTACK: Final = 2000
ACQUIRE: Final = 3000
USE: Final = 4000
# "No more" and "no thank you" where a number of a card or hero could stand as well.
STOP: Final = PASS
LOOK: Final = 1


class Discards(NamedTuple):
    """So many cards of a type, for a cause; what follows if one of them is of the bonus type."""

    kind: int
    seat: int
    source: int
    number: int
    wanted: int
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class DiscardOrder(NamedTuple):
    """The effect of which discarded card comes next: `cards` are all that are discarded."""

    kind: int
    seat: int
    source: int
    cards: tuple[int, ...]
    effects: tuple[int, ...]
    cause: int
    bonus: int
    then: int
    chosen: tuple[int, ...]


class HeroChoice(NamedTuple):
    """Heroes for whom a program is run: any one, any two, up to two, one other."""

    kind: int
    seat: int
    source: int
    mode: int
    program: int
    chosen: tuple[int, ...]


class TakeBack(NamedTuple):
    """A card of a type from the own discards; with `may`, or none."""

    kind: int
    seat: int
    source: int
    wanted: int
    may: int


class Limit(NamedTuple):
    """Cards that cost at most so much, or at most so many tokens."""

    kind: int
    seat: int
    source: int
    most: int


class Silencing(NamedTuple):
    """The ability of one foe of a kind sleeps, until the next own turn or for this turn."""

    kind: int
    seat: int
    source: int
    foe: int
    until: int


class FaceUse(NamedTuple):
    """What becomes of a rolled face; a dark roll has a table of its own."""

    kind: int
    seat: int
    source: int
    die: int
    face: int
    table: tuple[int, ...]
    rerolled: int
