"""Closing connections after access has changed: links made anew, keys renewed, the table locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandwright.server.protocol.messages import Refused
from wandwright.server.storage.rows import TableRow
from wandwright.server.tables.access import LOCKED
from wandwright.server.tables.connections import NEW_LINK, NO_ENTRY, Connection

if TYPE_CHECKING:
    from wandwright.server.tables.table import Table


def changed(before: TableRow, after: TableRow) -> bool:
    """Is the door another one?"""
    return (before.locked, before.host, before.spectator) != (after.locked, after.host, after.spectator)


def show_out(table: Table) -> None:
    """Close every connection that could not come in like this any more."""
    for connection in table.connections:
        if is_stale(table, connection):
            # The browser comes back with the keys it has now.
            connection.close(NEW_LINK)
        elif table.row.locked and not connection.seats and not connection.host:
            connection.send(Refused(ref=None, why=LOCKED, code="locked"))
            connection.close(NO_ENTRY)


def is_stale(table: Table, connection: Connection) -> bool:
    """Did it come in by a key that opens nothing now?"""
    seats = any(table.seats[seat].secret != kept for seat, kept in connection.keys.items())
    return seats or not connection.door <= {table.row.host, table.row.spectator}
