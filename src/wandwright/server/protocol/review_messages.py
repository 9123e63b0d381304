"""Messages of the look back at a finished match: the chance over its course, the choices, the moments that mattered."""

from __future__ import annotations

from wandwright.server.protocol.message import Message


class ReviewPoint(Message):
    """The chances of all seats before an action, in per cent."""

    action: int
    turn: int
    chances: list[float]


class ReviewChoice(Message):
    """What a seat chose and what was best, in words; lost and gained are points of the chance to win."""

    action: int
    turn: int
    seat: int
    played: str
    best: str
    lost: float
    gained: float


class ReviewMoment(Message):
    """A stretch that moved a seat's chance most: how much of it was choice, and how much luck (and the others)."""

    action: int
    turn: int
    seat: int
    before: float
    after: float
    choice: float
    luck: float


class ReviewInfo(Message):
    """A look back. sides are the seats that win together; best and costliest have a choice or nothing for each seat."""

    sides: list[list[int]]
    points: list[ReviewPoint]
    choices: list[ReviewChoice]
    moments: list[ReviewMoment]
    best: list[ReviewChoice | None]
    costliest: list[ReviewChoice | None]


class ReviewState(Message):
    """How far a look back is: so many of all actions are done; null until somebody has asked for it."""

    done: int
    total: int
    failed: bool
    review: ReviewInfo | None
