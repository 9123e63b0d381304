"""Tables in a database: SQLite or PostgreSQL. All calls here wait, so the server makes them from threads."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement

from wandwright.server.errors import Conflict, NoEntry
from wandwright.server.storage.appending import CHANNEL, WROTE, Addition, Appender, PostgresAppender, SqliteAppender
from wandwright.server.storage.rows import (
    CHAT_LINES,
    CHATS,
    EDITIONS,
    ENTRIES,
    PICTURES,
    SEATS,
    TABLES,
    ChatRow,
    EditionRow,
    EntryRow,
    Kept,
    SeatRow,
    TableRow,
)

# How long a write waits while another program holds the file.
LOCK_SECONDS = 10.0
# How often a line of chat tries the next number when another process was quicker.
TRIES = 20


def open_engine(url: str, lock_seconds: float = LOCK_SECONDS) -> Engine:
    """A database, with the settings that its kind needs. No log tells what a statement held: seeds are secret."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, hide_parameters=True)
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": lock_seconds}
    )
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def plain_address(url: str) -> str:
    """A PostgreSQL as its own driver wants it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers and the writer do not wait for each other, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Reads and writes whole tables, entries and chats."""

    def __init__(self, url: str, lock_seconds: float = LOCK_SECONDS) -> None:
        self.engine = open_engine(url, lock_seconds)
        self.shared = self.engine.dialect.name == "postgresql"
        # Marks our own notices, so that we do not read again what we wrote.
        self.process = secrets.token_hex(4)
        self._appender: Appender = (
            PostgresAppender(plain_address(url), self.process) if self.shared else SqliteAppender(self.engine)
        )
        self._appending = threading.Lock()
        put: Any = postgresql.insert if self.shared else sqlite.insert
        self._add_edition = put(EDITIONS).on_conflict_do_nothing()
        picture = put(PICTURES)
        newer = {"version": picture.excluded.version, "data": picture.excluded.data}
        self._set_picture = picture.on_conflict_do_update(
            index_elements=["table_id"], set_=newer, where=PICTURES.c.version <= picture.excluded.version
        )

    def close(self) -> None:
        with self._appending:
            self._appender.close()
        self.engine.dispose()

    def check(self) -> None:
        """An error unless the database takes what is written: this row is always there, and stays as it is."""
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def create(
        self, table: TableRow, edition: EditionRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]
    ) -> None:
        """A new table, with its cards, and with its past where it has one."""
        with self.engine.begin() as connection:
            connection.execute(self._add_edition, asdict(edition))
            connection.execute(insert(TABLES), asdict(table))
            connection.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in seats])
            if entries:
                rows = [entry_values(table.id, number, entry) for number, entry in enumerate(entries)]
                connection.execute(insert(ENTRIES), rows)

    def read(self, table_id: str, entries_from: int = 0, chats_from: int | None = None) -> Kept:
        """A table with its entries and chats from a number on, or the newest of these; NoEntry if there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                raise NoEntry
            return Kept(
                TableRow(**row),
                read_seats(connection, table_id),
                read_entries(connection, table_id, entries_from),
                newest_chats(connection, table_id)
                if chats_from is None
                else read_chats(connection, table_id, chats_from),
            )

    def read_cards(self, table_ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats only, for a list."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(table_ids))).mappings().all()
            return [(TableRow(**row), read_seats(connection, row["id"])) for row in rows]

    def read_edition(self, edition: str) -> EditionRow | None:
        """An edition by its own hash."""
        return self._first_edition(EDITIONS.c.hash == edition)

    def find_edition(self, game: str, content: str) -> EditionRow | None:
        """An edition in which the rules read what this hash names."""
        return self._first_edition((EDITIONS.c.game == game) & (EDITIONS.c.content == content))

    def _first_edition(self, wanted: ColumnElement[bool]) -> EditionRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(EDITIONS).where(wanted).order_by(EDITIONS.c.hash)).mappings().first()
            return None if row is None else EditionRow(**row)

    def set_picture(self, table_id: str, version: int, data: bytes) -> None:
        """How a table looks at a version; an older picture never takes the place of a newer one."""
        with self.engine.begin() as connection:
            connection.execute(self._set_picture, {"table_id": table_id, "version": version, "data": data})

    def read_picture(self, table_id: str) -> tuple[int, bytes] | None:
        with self.engine.connect() as connection:
            wanted = select(PICTURES.c.version, PICTURES.c.data).where(PICTURES.c.table_id == table_id)
            row = connection.execute(wanted).first()
            return None if row is None else (row.version, row.data)

    def append(self, addition: Addition) -> None:
        """Write the next entries of a table; Conflict if another writer has taken the number."""
        if not self.append_all([addition])[0]:
            raise Conflict("Somebody was quicker. Look at the table again.")

    def append_all(self, additions: Sequence[Addition]) -> list[bool]:
        """Write entries of several tables in one transaction; which of them were kept."""
        with self._appending:
            firsts: dict[str, Addition] = {}
            for one in additions:
                firsts.setdefault(one.table_id, one)
            kept = {id(one) for one in self._appender.append(list(firsts.values()))}
        # A second addition of a table can only follow the first, or lose to it.
        later = [one for one in additions if firsts[one.table_id] is not one]
        if later:
            kept |= {id(one) for one, found in zip(later, self.append_all(later), strict=True) if found}
        return [id(one) in kept for one in additions]

    def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Who sits in a seat from now on."""
        with self.engine.begin() as connection:
            here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(**asdict(seat)))
            self._touch(connection, table_id)

    def set_locked(self, table_id: str, locked: bool) -> None:
        with self.engine.begin() as connection:
            self._touch(connection, table_id, locked=locked)

    def set_door(self, table_id: str, **keys: str) -> None:
        """Other hashes for the keys that belong to no seat."""
        with self.engine.begin() as connection:
            self._touch(connection, table_id, **keys)

    def add_chat(self, table_id: str, number: int, seat: int | None, name: str, line: str, notice: str = "") -> ChatRow:
        """A line of chat under the next free number."""
        for free in range(number, number + TRIES):
            row = ChatRow(free, seat, name, line, time.time(), notice)
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(CHATS), {"table_id": table_id, **asdict(row)})
                    self.announce(connection, table_id)
            except IntegrityError:
                continue
            return row
        raise Conflict("Too many talk at once. Say it again.", "talk")

    def _touch(self, connection: Connection, table_id: str, **values: Any) -> None:
        where = TABLES.c.id == table_id
        connection.execute(update(TABLES).where(where).values(updated=time.time(), **values))
        self.announce(connection, table_id)

    def announce(self, connection: Connection, table_id: str) -> None:
        """Tell the other processes; the database does so when the transaction is committed, and only then."""
        if self.shared:
            notice = {"channel": CHANNEL, "notice": f"{self.process} {WROTE} {table_id}"}
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)

    def tell(self, notice: str) -> None:
        """Tell the other processes something that is not kept."""
        if self.shared:
            with self.engine.begin() as connection:
                values = {"channel": CHANNEL, "notice": f"{self.process} {notice}"}
                connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)


def entry_values(table_id: str, number: int, entry: EntryRow) -> dict[str, Any]:
    return {"table_id": table_id, "number": number, **asdict(entry)}


def read_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    columns = [column for column in SEATS.c if column.name != "table_id"]
    rows = connection.execute(select(*columns).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return [SeatRow(**row) for row in rows.mappings()]


def read_entries(connection: Connection, table_id: str, start: int) -> list[EntryRow]:
    wanted: ColumnElement[bool] = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.number >= start)
    columns = (ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.data, ENTRIES.c.at)
    rows = connection.execute(select(*columns).where(wanted).order_by(ENTRIES.c.number))
    return [EntryRow(*row) for row in rows]


def read_chats(connection: Connection, table_id: str, start: int, end: int | None = None) -> list[ChatRow]:
    wanted: ColumnElement[bool] = (CHATS.c.table_id == table_id) & (CHATS.c.number >= start)
    if end is not None:
        wanted &= CHATS.c.number < end
    columns = (CHATS.c.number, CHATS.c.seat, CHATS.c.name, CHATS.c.text, CHATS.c.at, CHATS.c.notice)
    return [ChatRow(*row) for row in connection.execute(select(*columns).where(wanted).order_by(CHATS.c.number))]


def newest_chats(connection: Connection, table_id: str) -> list[ChatRow]:
    last = connection.scalar(select(func.max(CHATS.c.number)).where(CHATS.c.table_id == table_id))
    return [] if last is None else read_chats(connection, table_id, last + 1 - CHAT_LINES)
