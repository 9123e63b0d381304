"""End of an undo vote: agreed, given up with its seat, or forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from wandwright.server.errors import Conflict, ServerError
from wandwright.server.storage.rows import EntryRow
from wandwright.server.tables.votes import agreed

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry
    from wandwright.server.tables.table import Table


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


async def end_forgotten(registry: TableRegistry, now: float) -> None:
    """End the votes of this process that nobody will: bots and people wait for them."""
    for table in list(registry.tables.values()):
        if not is_over(table, now, registry.settings.vote_seconds):
            continue
        async with table.lock:
            # While we waited for the lock somebody may have voted. What can't be written now is tried again later.
            if is_over(table, now, registry.settings.vote_seconds):
                with suppress(ServerError):
                    await end(registry, table)


async def end(registry: TableRegistry, table: Table) -> None:
    """The vote is off. The caller holds the table's lock."""
    assert table.vote is not None, "a vote is open"
    try:
        await registry.add(table, [EntryRow("no", table.vote.by, {})])
    except Conflict:
        # In another process somebody was quicker, and what they wrote has been read.
        return
