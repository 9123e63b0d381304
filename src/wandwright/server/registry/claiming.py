"""Keys that browsers make by themselves: of a friend who takes a seat, and of a host who renews one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wandwright.server.errors import Refusal
from wandwright.server.protocol.messages import NewKey
from wandwright.server.protocol.requests import Claim, Reissue, Renew
from wandwright.server.registry.seating import check_host, seat_row, seated, set_seat, tell_all
from wandwright.server.storage.rows import SeatRow
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.keys import hashed, new_secret, opens

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry
    from wandwright.server.tables.table import Table

NOT_TO_BE_TAKEN = (
    "This link is not one to take a seat with, or somebody has taken the seat. Ask the host for a new one."
)


async def claim(registry: TableRegistry, table: Table, connection: Connection, message: Claim) -> None:
    """A friend takes the seat that a link opens: from now on only the key of the friend's own browser does.

    Whoever made the table has the key in the link too, and could else look into the friend's hand. Asked again after a
    broken line, it is done already.
    """
    link, own = hashed(message.link), hashed(message.secret)
    row = next((seat for seat in table.seats if opens(link, seat.invitation) and seat.seat in connection.seats), None)
    if row is None:
        raise Refusal(NOT_TO_BE_TAKEN, "not-to-be-taken")
    if opens(own, row.secret):
        return
    if not opens(link, row.secret):
        raise Refusal(NOT_TO_BE_TAKEN, "not-to-be-taken")
    connection.keys[row.seat] = own
    await set_seat(registry, table, replace(row, secret=own))


async def reissue(registry: TableRegistry, table: Table, connection: Connection, message: Reissue) -> None:
    """A new link for a seat. Everybody is told, because whoever has the link sees what the seat sees."""
    check_host(connection)
    secret = new_secret()
    row = invited(seat_row(table, message.seat), hashed(secret), own=message.seat in connection.seats)
    await registry.call(registry.store.set_seat, table.id, row)
    if message.seat in connection.seats:
        # The host's own browser goes on with the new key.
        connection.keys[message.seat] = row.secret
    connection.send(NewKey(ref=message.ref, seat=message.seat, secret=secret))
    seated(registry, table, row)
    await tell_all(registry, table, message.seat, f"The host has made a new link for {row.name}.", "reissued")


def invited(row: SeatRow, secret: str, *, own: bool) -> SeatRow:
    """A seat with another key; one that the host plays needs nobody to take it."""
    return replace(row, secret=secret, invitation="" if own else secret)


async def renew(registry: TableRegistry, table: Table, connection: Connection, message: Renew) -> None:
    """Another key for the host or for spectators, made by the host's browser, so that no answer has to bring it."""
    check_host(connection)
    key = hashed(message.secret)
    await registry.call(lambda: registry.store.set_door(table.id, **{message.which: key}))
    setattr(table.row, message.which, key)
    if message.which == "host":
        connection.door = frozenset({key})
    registry.close_stale_links(table)
    text = {
        "host": "The host has changed the host's key.",
        "spectator": "The host has changed the link for spectators.",
    }
    await tell_all(registry, table, None, text[message.which], f"renewed-{message.which}")
