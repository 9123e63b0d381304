"""Undos that wait for others to agree, and how such a vote comes to an end."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wandwright.server.errors import Conflict, ServerError
from wandwright.server.rows import EntryRow

if TYPE_CHECKING:
    from wandwright.server.hall import Hall
    from wandwright.server.tables import Table


@dataclass
class Vote:
    """An undo that waits for others to agree; `at` is when it was asked for."""

    by: int
    to: int
    missing: list[int]
    at: float = 0.0


def agreed(vote: Vote, seats: Iterable[int]) -> list[EntryRow]:
    """These seats say yes: if nobody else is missing, it is undone."""
    saying = [seat for seat in vote.missing if seat in seats]
    entries = [EntryRow("yes", seat, {}) for seat in saying]
    if len(saying) == len(vote.missing):
        entries.append(EntryRow("undo", vote.by, {"to": vote.to}))
    return entries


def after_reseat(table: Table, seat: int) -> list[EntryRow]:
    """A bot now plays for a seat. Bots agree to everything, and nobody is left to want what its person asked for."""
    vote = table.vote
    if vote is None or not table.is_bot(seat):
        return []
    if seat == vote.by:
        return [EntryRow("no", seat, {})]
    return agreed(vote, [seat]) if seat in vote.missing else []


def is_over(table: Table, now: float, seconds: float) -> bool:
    """Has it lasted too long, or has the asker been away for so long that a bot may play?"""
    vote = table.vote
    return vote is not None and (now - vote.at >= seconds or table.may_cover(vote.by))


async def end_forgotten(hall: Hall, now: float) -> None:
    """End the votes of this process that nobody will: bots and people wait for them."""
    for table in list(hall.tables.values()):
        if not is_over(table, now, hall.settings.vote_seconds):
            continue
        async with table.lock:
            # While we waited for the lock somebody may have voted. What can't be written now is tried again later.
            if is_over(table, now, hall.settings.vote_seconds):
                with suppress(ServerError):
                    await end(hall, table)


async def end(hall: Hall, table: Table) -> None:
    """The vote is off. The caller holds the table's lock."""
    assert table.vote is not None, "a vote is open"
    try:
        await hall.add(table, [EntryRow("no", table.vote.by, {})])
    except Conflict:
        # In another process somebody was quicker, and what they wrote has been read.
        return
