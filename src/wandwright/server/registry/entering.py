"""Authenticating a connection: the key is checked before anything is loaded, and again after."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.server.errors import NoEntry, Refusal
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.tables.access import Pass, admit
from wandwright.server.tables.keys import TABLE_NAME
from wandwright.server.tables.table import Table


async def open_table(registry: TableRegistry, table_id: str, secrets: Sequence[str]) -> tuple[Table, Pass]:
    """The table and what the secrets open; unknown tables and wrong secrets answer alike."""
    if not TABLE_NAME.fullmatch(table_id):
        raise NoEntry
    table = registry.tables.get(table_id)
    if table is None:
        await look_at_door(registry, table_id, secrets)
        table = await registry.table(table_id)
    return table, admit(table.row, table.seats, secrets)


async def look_at_door(registry: TableRegistry, table_id: str, secrets: Sequence[str]) -> Pass:
    """What the secrets would open; nothing is loaded for it."""
    known = await registry.call(registry.store.read_cards, [table_id])
    if not known:
        raise NoEntry
    return admit(*known[0], secrets)


def check_place(table: Table, entry: Pass, most: int) -> None:
    """Spectators may take half of the places at a table, so that whoever holds a seat always finds one."""
    watches = not entry.keys and not entry.host
    if len(table.connections) >= (most // 2 if watches else most):
        raise Refusal("So many are at this table already that nobody more can come in. Try again later.", "full")
