"""The numbers of the steps and questions of the chapter on charms, from 80 on; questions come last."""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.state import Frame

FIRST_STEP: Final = 80
OFFER_CHARM: Final = 80
FALL: Final = 81
AFTER_STUN: Final = 82
PUT_TOKENS_BACK: Final = 83
DARK_ARTS_STEP: Final = 84
FIRST_QUESTION: Final = 86
SHARE: Final = 86
PICK_HERO_CARD: Final = 87
PICK_CHARM: Final = 88
PICK_ACTIVE: Final = 89
USE_CHARM: Final = 90
RESCUE: Final = 91
MOVE_FROM: Final = 92
MOVE_TO: Final = 93
MOVE_HOW_MANY: Final = 94

# Answers to an offer.
LEAVE: Final = 0
TAKE: Final = 1

# What a hero has several of (R78).
HERO_CARDS: Final = 0
PROFICIENCIES: Final = 1


class Activation(NamedTuple):
    """Which of several hero cards or Proficiencies is active."""

    kind: int
    seat: int
    source: int
    group: int


def offer_frame(event: int, subject: int, hero: int, charm: int) -> Frame:
    """A Charm whose moment has come. Events are large numbers; what waits remembers the places of their bits."""
    events = tuple([place for place in range(event.bit_length()) if event >> place & 1])
    return (OFFER_CHARM, events, subject, hero, charm)


class CharmOffer(NamedTuple):
    """Whether a Charm is used for what has just happened; `subject` is the card or place it is about."""

    kind: int
    seat: int
    source: int
    events: tuple[int, ...]
    subject: int


class Fall(NamedTuple):
    """Whether a hero who is about to be stunned is rescued."""

    kind: int
    seat: int
    source: int
    fallen: int


class Move(NamedTuple):
    """Attack moves from one foe to another."""

    kind: int
    seat: int
    source: int
    origin: int
    target: int
