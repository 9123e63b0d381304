"""Chat: what is said, how much of it is kept, and what was said before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from wandwright.server.protocol.log_messages import Talk
from wandwright.server.snapshots.parts import chat_line
from wandwright.server.storage.rows import CHAT_LINES, CHATS, ChatRow
from wandwright.server.storage.store import Store, read_chats
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.table import Table

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry

# Old lines are thrown away now and then, not with every new one.
THROW_AWAY_EVERY = 50


async def add_line(
    registry: TableRegistry, table: Table, seat: int | None, name: str, text: str, notice: str = ""
) -> None:
    """A line of chat, kept and told to everybody."""
    row = await registry.call(registry.store.add_chat, table.id, table.next_chat, seat, name, text, notice)
    if row.number == table.next_chat:
        table.hear([row])
    else:
        kept = await registry.call(registry.store.read, table.id, table.version, table.next_chat)
        table.hear(kept.chats)
    for other in list(table.connections):
        registry.talk(table, other)
    if row.number % THROW_AWAY_EVERY == 0:
        await registry.call(throw_away, registry.store, table.id, row.number - registry.settings.most_chats)


async def older_chat(registry: TableRegistry, table: Table, connection: Connection, before: int) -> None:
    """The lines before a number, as many as hello brings."""
    lines = await registry.call(chats_before, registry.store, table.id, before)
    connection.send(Talk(lines=[chat_line(line) for line in lines]))


def chats_before(store: Store, table_id: str, before: int) -> list[ChatRow]:
    with store.engine.connect() as connection:
        return read_chats(connection, table_id, max(0, before - CHAT_LINES), before)


def throw_away(store: Store, table_id: str, before: int) -> None:
    if before > 0:
        with store.engine.begin() as connection:
            connection.execute(delete(CHATS).where((CHATS.c.table_id == table_id) & (CHATS.c.number < before)))
