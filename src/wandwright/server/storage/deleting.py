"""Deleting tables: by the wish of their host, or because nobody has touched them for long."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.sql import ColumnElement

from wandwright.server.errors import Refusal
from wandwright.server.settings import Settings
from wandwright.server.storage.book_rows import BOOKS
from wandwright.server.storage.rows import CHATS, ENTRIES, PICTURES, REVIEWS, SEATS, TABLES
from wandwright.server.storage.store import Store

DAY = 24 * 3600.0
# So many in one transaction, so that nobody's answer waits long behind it.
AT_ONCE = 50
# Whoever writes an earlier time than this has a wrong clock: there was no such table then.
BEGINNING = 1_577_836_800.0
PARTS = (PICTURES, REVIEWS, CHATS, ENTRIES, SEATS)


def delete_kept(store: Store, table_id: str) -> None:
    with store.engine.begin() as connection:
        if connection.execute(select(BOOKS.c.id).where(BOOKS.c.match == table_id)).first() is not None:
            raise Refusal("This match belongs to the book of a campaign. Give it up there first.", "book-table")
        delete_rows(connection, table_id)
        store.announce(connection, table_id)


def delete_rows(connection: Connection, table_id: str) -> None:
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def existing(store: Store, table_ids: Collection[str]) -> frozenset[str]:
    """Which of these tables are still kept."""
    with store.engine.connect() as connection:
        return frozenset(connection.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(table_ids))))


class Old(NamedTuple):
    """A sort of tables, and since when they must lie untouched to be deleted."""

    are: ColumnElement[bool]
    before: float


def old_sorts(settings: Settings, now: float) -> Iterator[Old]:
    """Never played, over, and left in between; what is kept for 0 days is kept for ever."""
    is_over = TABLES.c.summary["outcome"].as_string().is_not(None)
    is_new = TABLES.c.summary["actions"].as_integer() == 0
    sorts = (
        (is_new & ~is_over, settings.keep_unplayed_days),
        (is_over, settings.keep_finished_days),
        (~is_new & ~is_over, settings.keep_idle_days),
    )
    return (Old(are, now - days * DAY) for are, days in sorts if days > 0)


def delete_old(store: Store, settings: Settings, now: float, busy: Collection[str]) -> list[str]:
    """Some tables that nobody has touched for long, oldest first; those that a book plays stay with it."""
    sorts = [old.are & TABLES.c.updated.between(BEGINNING, old.before) for old in old_sorts(settings, now)]
    if not sorts:
        return []
    playing = select(BOOKS.c.match)
    wanted = select(TABLES.c.id).where(or_(*sorts), TABLES.c.id.not_in(playing), TABLES.c.id.not_in(busy))
    with store.engine.begin() as connection:
        # What another process touches or deletes at this moment is left to it.
        some = wanted.order_by(TABLES.c.updated).limit(AT_ONCE).with_for_update(skip_locked=True)
        gone = list(connection.scalars(some))
        for table_id in gone:
            delete_rows(connection, table_id)
            store.announce(connection, table_id)
    return gone


def delete_old_books(store: Store, settings: Settings, now: float) -> None:
    """Books that nobody has opened a match from for long, unless their match is still played."""
    if settings.keep_idle_days <= 0:
        return
    before = now - settings.keep_idle_days * DAY
    played = select(TABLES.c.id).where(TABLES.c.updated >= before)
    with store.engine.begin() as connection:
        connection.execute(
            delete(BOOKS).where(BOOKS.c.updated.between(BEGINNING, before), BOOKS.c.match.not_in(played))
        )
