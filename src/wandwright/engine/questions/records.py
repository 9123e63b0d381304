"""Records: the actions of the log, one for each answer."""

from __future__ import annotations

from typing import NamedTuple


class Record(NamedTuple):
    """One action of the log: who answered which of the open questions how, and what it brought to light.

    place is that of the question among the open ones, asked its number. reveals holds some of: chance (a stream of
    chance moved on), hidden (a hidden card was shown), seat (another seat had acted before it).
    """

    number: int
    seat: int
    place: int
    code: int
    notation: str
    reveals: frozenset[str]
    events_before: int
    secret: bool
    asked: int


def events_before(record: Record) -> int:
    """How many things had happened before an action."""
    return record.events_before
