"""View records: what a view is made of, as plain data; the page's types are made of them."""

from __future__ import annotations

from typing import TypedDict

from wandwright.engine.questions.rows import DecisionView


class CardRef(TypedDict):
    """A card that lies open: what it is, and a key that stays with the physical card until it is shuffled."""

    id: str
    key: int


class HiddenPile(TypedDict):
    """So many cards lie here face down."""

    count: int


class KnownPile(TypedDict):
    """So many cards lie here face down; those on top are known."""

    count: int
    known: list[CardRef]


class OpenBelow(TypedDict):
    """So many cards lie here; the lowest lie face up."""

    count: int
    last: list[CardRef]


class OutcomeView(TypedDict):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class Everywhere(TypedDict):
    """What stands in the view of every game."""

    game: str
    seat: int | None
    outcome: OutcomeView | None
    decisions: list[DecisionView]
