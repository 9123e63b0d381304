"""Chat: what is said, how much of it is kept, and what was said before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from wandwright.server.cleaning import clean
from wandwright.server.connections import Connection
from wandwright.server.errors import Refusal, TooFast
from wandwright.server.paging import CHAT_LINES
from wandwright.server.protocol import LONGEST_CHAT, Chat, Talk
from wandwright.server.rows import CHATS, ChatRow
from wandwright.server.snapshots import chat_line
from wandwright.server.storage import Store, read_chats
from wandwright.server.tables import Table

if TYPE_CHECKING:
    from wandwright.server.hall import Hall

# Old lines are thrown away now and then, not with every new one.
THROW_AWAY_EVERY = 50


async def chat(hall: Hall, table: Table, connection: Connection, message: Chat) -> None:
    if message.seat is not None and message.seat not in connection.seats:
        raise Refusal("That seat is not yours. Speak for your own.", "not-your-seat")
    if not connection.chatter.take():
        raise TooFast("That was too fast. Wait a moment.", "too-fast")
    text = clean(message.text, LONGEST_CHAT)
    if not text:
        raise Refusal("Nothing was left of that line to be read. Write it with letters.", "empty-line")
    name = "Spectator" if message.seat is None else table.seats[message.seat].name
    row = await hall.call(hall.store.add_chat, table.id, table.next_chat, message.seat, name, text)
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
