"""Waiting rooms (lobbies): a table whose people come together, take seats and choose, before its match is dealt.

The room is a table as any other, with the same keys and the same chat; only the match in it is never played. When the
host lets it begin, the match is dealt at a table of its own, which everybody's keys open.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wandwright import bots
from wandwright.engine.matches.options import Option
from wandwright.server.errors import Refusal
from wandwright.server.protocol.fields import LONGEST_NAME
from wandwright.server.protocol.requests import Reseat
from wandwright.server.protocol.room_messages import Begin, Lay, Sit, Wish
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.registry.making import Door, table_row, write
from wandwright.server.registry.seating import check_host, seat_row, set_seat
from wandwright.server.snapshots.exports import SECRET_BITS
from wandwright.server.storage.rows import EntryRow, SeatRow
from wandwright.server.tables.keys import hashed, new_secret
from wandwright.server.tables.table import BOT, PERSON

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry
    from wandwright.server.tables.connections import Connection
    from wandwright.server.tables.table import Table

NO_ROOM = "This match has begun already. Go to its table."
NOT_OFFERED = "That can't be chosen here. Choose one of the values that the page offers."


def agreed(table: Table) -> dict[str, Any]:
    """What is agreed in an open waiting room; Refusal where there is none."""
    if table.room is None or "begin" in table.sequels:
        raise Refusal(NO_ROOM, "no-room")
    return table.room


def check_leads(table: Table, connection: Connection) -> None:
    """The host leads; where the same people meet again, everybody who holds a seat does."""
    if not (agreed(table).get("anybody") and connection.seats):
        check_host(connection)


def is_free(row: SeatRow) -> bool:
    """Is the seat for whoever comes next?"""
    return row.kind == PERSON and row.invitation != "" and row.invitation == row.secret


def freed(row: SeatRow) -> SeatRow:
    """The seat for somebody else: nobody has its key."""
    nobody = hashed(new_secret())
    return replace(row, secret=nobody, invitation=nobody, name="", kind=PERSON, bot="")


async def sit(registry: TableRegistry, table: Table, connection: Connection, message: Sit) -> None:
    """Take the first free seat. The browser comes back with its new key, which it has kept before it asked."""
    agreed(table)
    own = hashed(message.secret)
    if any(row.secret == own for row in table.seats):
        return
    name = clean(message.name, LONGEST_NAME)
    if not name:
        raise Refusal("Nothing was left of that name to be read. Write it with letters.", "empty-name")
    row = next((row for row in table.seats if is_free(row)), None)
    if row is None:
        raise Refusal("Every seat is taken. Ask the host to free one, or look on.", "all-taken")
    await set_seat(registry, table, replace(row, secret=own, name=name))


async def wish(registry: TableRegistry, table: Table, connection: Connection, message: Wish) -> None:
    """Choose whom a seat plays; who leads chooses for bots, too. What another has chosen is taken."""
    room = agreed(table)
    row = seat_row(table, message.seat)
    if message.seat not in connection.seats and row.kind != BOT:
        raise Refusal("That seat is not yours. Choose for your own.", "not-your-seat")
    if message.seat not in connection.seats:
        check_leads(table, connection)
    wishes = {seat: dict(chosen) for seat, chosen in room["wishes"].items()}
    chosen = wishes.setdefault(str(message.seat), {})
    chosen.pop(message.option, None)
    if message.value is not None:
        check_offered(table, message.option, message.value)
        if any(message.value == other.get(message.option) for other in wishes.values()):
            raise Refusal("Somebody has chosen that already. Choose another one.", "wish-taken")
        chosen[message.option] = message.value
    await change(registry, table, message.seat, room | {"wishes": wishes})


def check_offered(table: Table, name: str, value: str) -> None:
    option = option_of(table, name)
    if option is None or not option.many or value not in option.values:
        raise Refusal(NOT_OFFERED, "not-offered")


def option_of(table: Table, name: str) -> Option | None:
    return next((option for option in table.match.game.options() if option.name == name), None)


async def lay(registry: TableRegistry, table: Table, connection: Connection, message: Lay) -> None:
    """Other options; the game itself says whether they are possible."""
    check_leads(table, connection)
    room = agreed(table)
    setup = table.match.game.setup(None, 0, message.options)
    await change(registry, table, 0, room | {"options": dict(setup.options)})


async def change(registry: TableRegistry, table: Table, seat: int, room: Mapping[str, Any]) -> None:
    await registry.add(table, [EntryRow("room", seat, dict(room))])


async def reseat(registry: TableRegistry, table: Table, connection: Connection, message: Reseat) -> None:
    """In a waiting room: a bot takes a free seat, or the seat becomes free again."""
    room = agreed(table)
    row = seat_row(table, message.seat)
    if message.kind == BOT or message.seat not in connection.seats:
        check_leads(table, connection)
    if message.kind == PERSON:
        await set_seat(registry, table, freed(row))
        if str(message.seat) in room["wishes"]:
            kept = {seat: chosen for seat, chosen in room["wishes"].items() if seat != str(message.seat)}
            await change(registry, table, message.seat, room | {"wishes": kept})
        return
    if not is_free(row) and row.kind != BOT:
        raise Refusal("Somebody sits there. Free the seat first.", "seat-taken")
    bots.summary(message.bot)
    # Another level is the same guest.
    name = row.name if row.kind == BOT else bots.person(message.bot, [other.name for other in table.seats])
    await set_seat(registry, table, replace(row, kind=BOT, bot=message.bot, name=name, invitation=""))


async def begin(registry: TableRegistry, table: Table, connection: Connection, message: Begin) -> None:
    """Deal the match for those who sit here, at a table of its own. The caller holds the lock of the room."""
    check_leads(table, connection)
    rows = gathered(table, message.seats)
    game = table.match.game
    match = await registry.run_long(game.start, len(rows), secrets.randbits(SECRET_BITS), message.options)
    row = table.row
    made = table_row(match, rows, row.packs, Door(row.host, row.spectator), undo=row.undo, title=row.title)
    await write(registry, match, made, rows)
    await registry.add(table, [EntryRow("sequel", rows[0].seat, {"sort": "begin", "table": made.id})])


def gathered(table: Table, seats: Sequence[int]) -> list[SeatRow]:
    """Those who play, in order; nobody who has come is left out."""
    rows = [seat_row(table, seat) for seat in seats]
    come = {row.seat for row in table.seats if not is_free(row)}
    if set(seats) != come or len(seats) != len(come):
        raise Refusal("Somebody has come or gone just now. Look who is here, and start again.", "room-changed")
    return [replace(row, seat=number) for number, row in enumerate(rows)]
