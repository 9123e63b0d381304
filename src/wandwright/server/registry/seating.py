"""Seat assignment: finding a seat, keeping who sits in it, and telling everybody at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandwright.server.errors import Refusal
from wandwright.server.registry.chatting import add_line
from wandwright.server.storage.rows import SeatRow
from wandwright.server.tables.connections import Connection

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry
    from wandwright.server.tables.table import Table


def check_host(connection: Connection) -> None:
    if not connection.host:
        raise Refusal("Only the maker of the table can do that.", "host-only")


def seat_row(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        last = len(table.seats) - 1
        raise Refusal(f"There is no seat {seat} at this table; the seats are 0 to {last}.", "no-such-seat", seat=seat)
    return table.seats[seat]


async def set_seat(registry: TableRegistry, table: Table, row: SeatRow) -> None:
    """Keep who sits in a seat, then show it."""
    await registry.call(registry.store.set_seat, table.id, row)
    seated(registry, table, row)


def seated(registry: TableRegistry, table: Table, row: SeatRow) -> None:
    table.seats[row.seat] = row
    registry.close_stale_links(table)
    registry.show(table)
    registry.after_change(table)


async def tell_all(registry: TableRegistry, table: Table, seat: int | None, text: str, notice: str) -> None:
    """Something about a seat that nobody says and all must know; browsers say it in their own language."""
    name = "" if seat is None else table.seats[seat].name
    await add_line(registry, table, seat, name, text, notice)
