"""Ended matches that have shown their secrets: who has seen them can't take the match up again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from wandwright.server.errors import Conflict
from wandwright.server.storage.appending import Addition
from wandwright.server.storage.rows import EntryRow, Kept
from wandwright.server.storage.store import Store

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry
    from wandwright.server.tables.table import Table


def revealing(table: Table) -> list[EntryRow]:
    """What is to be written before the secrets of a finished match are given out for the first time."""
    return [EntryRow("shown", 0, {})] if table.match.outcome is not None and not table.shown else []


async def reveal(registry: TableRegistry, table: Table) -> None:
    """From now on whoever asks may know all of a finished match. The caller holds the table's lock.

    Of an export here and an undo in another process one comes first; after an undo the match is not over any more.
    """
    while entries := revealing(table):
        with suppress(Conflict):
            await registry.add(table, entries)


def reveal_still(store: Store, kept: Kept) -> None:
    """The same for a table that can only be looked at today: tomorrow its rules may be back."""
    if any(entry.kind == "shown" for entry in kept.entries):
        return
    addition = Addition(kept.table.id, len(kept.entries), [EntryRow("shown", 0, {})], kept.table.summary)
    store.append(addition)
