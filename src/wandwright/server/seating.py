"""Who sits where: finding a seat, keeping who sits in it, and telling everybody at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandwright.server.connections import Connection
from wandwright.server.errors import Refusal
from wandwright.server.rows import ChatRow, SeatRow

if TYPE_CHECKING:
    from wandwright.server.hall import Hall
    from wandwright.server.tables import Table


def check_host(connection: Connection) -> None:
    if not connection.host:
        raise Refusal("Only the maker of the table can do that.", "host-only")


def seat_row(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        last = len(table.seats) - 1
        raise Refusal(f"There is no seat {seat} at this table; the seats are 0 to {last}.", "no-such-seat", seat=seat)
    return table.seats[seat]


async def set_seat(hall: Hall, table: Table, row: SeatRow) -> None:
    """Keep who sits in a seat, then show it."""
    await hall.call(hall.store.set_seat, table.id, row)
    seated(hall, table, row)


def seated(hall: Hall, table: Table, row: SeatRow) -> None:
    table.seats[row.seat] = row
    hall.close_stale_links(table)
    hall.show(table)
    hall.after_change(table)


async def add_line(hall: Hall, table: Table, seat: int | None, name: str, text: str, notice: str = "") -> None:
    """A line of chat, kept and told to everybody."""
    row: ChatRow = await hall.call(hall.store.add_chat, table.id, len(table.chats), seat, name, text, notice)
    if row.number == len(table.chats):
        table.chats.append(row)
    else:
        kept = await hall.call(hall.store.read, table.id, table.version, len(table.chats))
        table.chats += kept.chats
    for other in list(table.connections):
        hall.talk(table, other)


async def tell_all(hall: Hall, table: Table, seat: int | None, text: str, notice: str) -> None:
    """Something about a seat that nobody says and all must know; browsers say it in their own language."""
    name = "" if seat is None else table.seats[seat].name
    await add_line(hall, table, seat, name, text, notice)
