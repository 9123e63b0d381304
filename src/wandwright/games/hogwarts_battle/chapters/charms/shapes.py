"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Activation(NamedTuple):
    """Which of several hero cards or Proficiencies is active."""

    kind: int
    seat: int
    source: int
    group: int


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
