"""The next entries of many tables in one transaction, close to the database: plain sqlite3 and plain psycopg.

A batch goes to the database as one list in JSON, whatever its length, so that a commit of a hundred tables takes as
many statements as that of one, and the thread that writes seldom has to wait for its turn among the others.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import orjson
import psycopg
from sqlalchemy import Engine, PoolProxiedConnection

from wandwright.server.storage.rows import EntryRow

CHANNEL = "wandwright"
# The first word of a notice that names the tables at which something was written.
WROTE = "wrote"


class Addition(NamedTuple):
    """The next entries of a table from a number on, and what a list of tables shows after them."""

    table_id: str
    number: int
    entries: Sequence[EntryRow]
    summary: dict[str, Any]


def rows_of(additions: Sequence[Addition]) -> bytes:
    """The rows of the entries. In the order of the tables, so that two processes never wait for each other in turn."""
    rows = [
        {
            "table_id": one.table_id,
            "number": one.number + place,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": entry.data,
            "at": entry.at,
        }
        for one in sorted(additions, key=lambda one: one.table_id)
        for place, entry in enumerate(one.entries)
    ]
    return orjson.dumps(rows)


def summaries_of(additions: Sequence[Addition]) -> bytes:
    now = time.time()
    return orjson.dumps([{"id": one.table_id, "summary": one.summary, "updated": now} for one in additions])


class Outcome(NamedTuple):
    """Which additions were kept, and the rows of others that went in behind a number that was taken."""

    kept: list[Addition]
    astray: list[tuple[str, int]]


def outcome(additions: Sequence[Addition], written: set[tuple[str, int]]) -> Outcome:
    """An addition is kept whole or not at all: its first number may be taken while the next one is free."""
    kept, astray = [], []
    for one in additions:
        found = [row for place in range(len(one.entries)) if (row := (one.table_id, one.number + place)) in written]
        if len(found) == len(one.entries):
            kept.append(one)
        else:
            astray += found
    return Outcome(kept, astray)


class Appender(Protocol):
    """Writes a batch in which each table comes once; gives those that were kept."""

    def append(self, additions: Sequence[Addition]) -> list[Addition]: ...

    def close(self) -> None: ...


class SqliteAppender:
    """One connection of its own, kept for as long as nothing goes wrong with it."""

    INSERT = """
        INSERT INTO entries (table_id, number, kind, seat, data, at)
        SELECT json_extract(value, '$.table_id'), json_extract(value, '$.number'), json_extract(value, '$.kind'),
               json_extract(value, '$.seat'), json_extract(value, '$.data'), json_extract(value, '$.at')
        FROM json_each(?) WHERE true
        ON CONFLICT DO NOTHING RETURNING table_id, number
    """
    TAKE_OUT = "DELETE FROM entries WHERE table_id = ? AND number = ?"
    TOUCH = """
        UPDATE tables SET summary = new.summary, updated = new.updated
        FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.summary') AS summary,
                     json_extract(value, '$.updated') AS updated FROM json_each(?)) AS new
        WHERE tables.id = new.id
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: PoolProxiedConnection | None = None

    def append(self, additions: Sequence[Addition]) -> list[Addition]:
        connection = self._connection()
        try:
            connection.execute("BEGIN IMMEDIATE")
            written = set(connection.execute(self.INSERT, (rows_of(additions).decode(),)).fetchall())
            kept, astray = outcome(additions, written)
            if astray:
                connection.executemany(self.TAKE_OUT, astray)
            if kept:
                connection.execute(self.TOUCH, (summaries_of(kept).decode(),))
            connection.execute("COMMIT")
        except BaseException:
            self.close()
            raise
        return kept

    def _connection(self) -> sqlite3.Connection:
        if self._held is None:
            self._held = self._engine.raw_connection()
            # The transactions are begun here, and not by the driver.
            self._held.driver_connection.isolation_level = None  # type: ignore[union-attr]
        found = self._held.driver_connection
        assert isinstance(found, sqlite3.Connection)
        return found

    def close(self) -> None:
        """Let the connection go; what was not committed is rolled back."""
        held, self._held = self._held, None
        if held is not None:
            held.invalidate()


class PostgresAppender:
    """The same, with a notice for the other processes in the transaction: the database sends it after the commit."""

    INSERT = """
        INSERT INTO entries (table_id, number, kind, seat, data, at)
        SELECT table_id, number, kind, seat, data, at FROM json_to_recordset(%s::json)
            AS new(table_id text, number integer, kind text, seat integer, data json, at double precision)
        ORDER BY table_id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
    """
    TAKE_OUT = "DELETE FROM entries WHERE table_id = %s AND number = %s"
    TOUCH = """
        UPDATE tables SET summary = new.summary, updated = new.updated
        FROM json_to_recordset(%s::json) AS new(id text, summary json, updated double precision)
        WHERE tables.id = new.id
    """
    TELL = "SELECT pg_notify(%s, %s)"

    def __init__(self, address: str, process: str) -> None:
        self._address = address
        self._process = process
        self._held: psycopg.Connection | None = None

    def append(self, additions: Sequence[Addition]) -> list[Addition]:
        rows = rows_of(additions).decode()
        try:
            written = self._insert(rows)
        except psycopg.OperationalError:
            # The database may have been started anew since the last batch. Nothing has been committed, so once more.
            self.close()
            written = self._insert(rows)
        kept, astray = outcome(additions, written)
        try:
            self._finish(kept, astray)
        except BaseException:
            self.close()
            raise
        return kept

    def _insert(self, rows: str) -> set[tuple[str, int]]:
        """Two statements on one way to the database and back."""
        try:
            connection = self._connection()
            with connection.pipeline(), connection.cursor() as cursor:
                connection.execute("BEGIN")
                cursor.execute(self.INSERT, (rows,))
                return {(row[0], row[1]) for row in cursor.fetchall()}
        except BaseException:
            self.close()
            raise

    def _finish(self, kept: Sequence[Addition], astray: Sequence[tuple[str, int]]) -> None:
        connection = self._connection()
        with connection.pipeline():
            for row in astray:
                connection.execute(self.TAKE_OUT, row)
            if kept:
                connection.execute(self.TOUCH, (summaries_of(kept).decode(),))
                notice = " ".join([self._process, WROTE, *(one.table_id for one in kept)])
                connection.execute(self.TELL, (CHANNEL, notice))
            connection.execute("COMMIT")

    def _connection(self) -> psycopg.Connection:
        if self._held is None:
            self._held = psycopg.connect(self._address, autocommit=True)
        return self._held

    def close(self) -> None:
        """Let the connection go; what was not committed is rolled back."""
        held, self._held = self._held, None
        if held is not None:
            with suppress(psycopg.Error):
                held.close()
