"""The numbers of the questions of the chapter on cards, and what they remember."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST_STEP: Final = 50
FIRST_QUESTION: Final = 58

PICK_BANISHED: Final = 58

# Answers to PICK_BANISHED: a kind of card in the own hand, or from here on in the discard pile of the first hero, the
# second and so on.
DISCARD_PILES: Final = 1000


class Banishing(NamedTuple):
    """So many cards of a zone that fit; what follows if the banished one is of the bonus type."""

    kind: int
    seat: int
    source: int
    number: int
    zone: int
    wanted: int
    must: int
    bonus: int
    then: int
