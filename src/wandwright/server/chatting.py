"""Chat: what is said, how much of it is kept, and what was said before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from wandwright.server.connections import Connection
from wandwright.server.paging import CHAT_LINES
from wandwright.server.protocol import Talk
from wandwright.server.rows import CHATS, ChatRow
from wandwright.server.snapshots import chat_line
from wandwright.server.storage import Store, read_chats
from wandwright.server.tables import Table

if TYPE_CHECKING:
    from wandwright.server.hall import Hall

# Old lines are thrown away now and then, not with every new one.
THROW_AWAY_EVERY = 50


async def add_line(hall: Hall, table: Table, seat: int | None, name: str, text: str) -> None:
    """A line of chat, kept and told to everybody."""
    row = await hall.call(hall.store.add_chat, table.id, table.next_chat, seat, name, text)
    if row.number == table.next_chat:
        table.hear([row])
    else:
        kept = await hall.call(hall.store.read, table.id, table.version, table.next_chat)
        table.hear(kept.chats)
    for other in list(table.connections):
        hall.talk(table, other)
    if row.number % THROW_AWAY_EVERY == 0:
        await hall.call(throw_away, hall.store, table.id, row.number - hall.settings.most_chats)


async def older_chat(hall: Hall, table: Table, connection: Connection, before: int) -> None:
    """The lines before a number, as many as hello brings."""
    lines = await hall.call(chats_before, hall.store, table.id, before)
    connection.send(Talk(lines=[chat_line(line) for line in lines]))


def chats_before(store: Store, table_id: str, before: int) -> list[ChatRow]:
    with store.engine.connect() as connection:
        return read_chats(connection, table_id, max(0, before - CHAT_LINES), before)


def throw_away(store: Store, table_id: str, before: int) -> None:
    if before > 0:
        with store.engine.begin() as connection:
            connection.execute(delete(CHATS).where((CHATS.c.table_id == table_id) & (CHATS.c.number < before)))
