"""The numbers of the steps, questions and answers of the chapter on quidditch, and what its questions remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 160
TOSS: Final = 160
BEGIN_PLAY: Final = 161
PLAY_ON: Final = 162
BEGIN_SEEKING: Final = 163
ROLL_SEEKER: Final = 164
ADVANCE_SEEKER: Final = 165
FIRST_QUESTION: Final = 180
HOUSE: Final = 180
LINE_UP: Final = 181
ACT: Final = 182
PUT_QUAFFLE: Final = 183
SEEK: Final = 184
STEADY: Final = 185

# Answers to LINE_UP besides the slots: everybody as usual.
USUAL: Final = 900
# Answers to ACT: a piece and the slot it goes to; a Beater and the target of the throw; a Chaser who shoots; a Chaser
# who gets the Quaffle from the Keeper. The first number is that of a piece times PER_PIECE.
PER_PIECE: Final = 100
MOVE: Final = 0
THROW: Final = 3000
SHOOT: Final = 6000
PASS_ON: Final = 7000
# Answers to SEEK and STEADY: on, or a card by its kind.
ON: Final = 0
PLAY: Final = 1000

# Where a ball is (fields.py): on a slot, nowhere while somebody chooses its slot, or with a piece.
NOWHERE: Final = 99
HELD: Final = 100
# No Beater has just taken a Bludger.
NONE_FRESH: Final = -1


class Siding(NamedTuple):
    """A side picks its House."""

    kind: int
    seat: int
    source: int
    side: int


class Placing(NamedTuple):
    """R188: the next piece of a side to be put on a slot."""

    kind: int
    seat: int
    source: int
    piece: int


class Acting(NamedTuple):
    """R199: `fresh` is the Beater who has just taken a Bludger and may throw it at once."""

    kind: int
    seat: int
    source: int
    fresh: int


class Putting(NamedTuple):
    """R208: a side picks a slot of its defence area for the Quaffle."""

    kind: int
    seat: int
    source: int
    side: int
