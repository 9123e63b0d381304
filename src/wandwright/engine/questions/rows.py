"""A question and its answers as plain data, the way a view shows them; the page's types are made of these records."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TargetKind = Literal["card", "seat", "space", "die", "pile"]


class TargetView(TypedDict):
    """A thing on the table that an answer is about. `also` are things just like it, which stand for it as well.

    part  which part of the thing is meant, from 1: an ability of a card
    way   the spaces that lead there by their names, where a pawn walks
    """

    kind: TargetKind
    key: int | str | None
    id: NotRequired[str]
    also: NotRequired[list[int | str]]
    part: NotRequired[int]
    way: NotRequired[list[str]]


class ChoiceView(TypedDict):
    """One legal answer: what is done, and with what, what is taken in hand first.

    loses  it gives something up: a card, health, a token
    """

    notation: str
    label: str
    card: str | None
    verb: str
    targets: list[TargetView]
    loses: NotRequired[bool]


class PickView(TypedDict):
    """Several things picked in one choice: how many in all, and which are picked already.

    ordered  a rule reads in which order they are picked
    enough   the answer that ends it before all are picked, where fewer will do
    """

    count: int
    chosen: NotRequired[list[str]]
    ordered: NotRequired[bool]
    enough: NotRequired[str]


class DecisionView(TypedDict):
    """A question that is open now.

    awaited  the table waits for an answer; else it is a chance that a seat has beside the others' questions
    ends     the verbs of the answers that end it
    lapses   the verbs of answers whose chance is lost with an answer that ends it
    actions  none where the answers are somebody else's secret
    """

    number: int
    seat: int
    kind: str
    awaited: bool
    prompt: str
    source: str | None
    rule: str
    ends: list[str]
    lapses: list[str]
    pick: PickView
    actions: list[ChoiceView] | None
