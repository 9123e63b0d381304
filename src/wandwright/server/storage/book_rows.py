"""Books in the database: one row each, replaced as a whole by whoever has read its newest version."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field

from sqlalchemy import JSON, Column, Float, Integer, String, Table, Text, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from wandwright.server.errors import Conflict, NoEntry
from wandwright.server.storage.rows import EDITIONS, METADATA, EditionRow
from wandwright.server.storage.store import Store

BOOKS = Table(
    "books",
    METADATA,
    Column("id", String(40), primary_key=True),
    # The hash of the secret that opens it.
    Column("secret", String(64), nullable=False),
    # The book itself, as it is exported.
    Column("text", Text, nullable=False),
    # The cards it is played with, own packs among them.
    Column("edition", String(64), nullable=False),
    # The table of the match that is played or waits to be closed; empty where there is none.
    Column("match", String(40), nullable=False),
    # The tables of closed matches, by the fingerprints in the history.
    Column("replays", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)


@dataclass(frozen=True)
class BookRow:
    """A book as it is kept."""

    id: str
    secret: str
    text: str
    edition: str
    match: str = ""
    replays: dict[str, str] = field(default_factory=dict)
    version: int = 0
    updated: float = field(default_factory=time.time)


class Books:
    """Reads and writes books. All calls here wait, so the server makes them from threads."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        put = postgresql.insert if store.shared else sqlite.insert
        self._add_edition = put(EDITIONS).on_conflict_do_nothing()

    def create(self, row: BookRow, edition: EditionRow) -> None:
        """A new book, with the cards that it is played with."""
        with self._engine.begin() as connection:
            connection.execute(self._add_edition, asdict(edition))
            connection.execute(insert(BOOKS), asdict(row))

    def read(self, book_id: str) -> BookRow:
        """The book of that name; NoEntry if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(select(BOOKS).where(BOOKS.c.id == book_id)).mappings().first()
        if row is None:
            raise NoEntry
        return BookRow(**row)

    def replace(self, before: BookRow, text: str, match: str, replays: dict[str, str]) -> BookRow:
        """The next version of a book; Conflict if another writer was quicker."""
        after = BookRow(before.id, before.secret, text, before.edition, match, replays, before.version + 1)
        newest = (BOOKS.c.id == before.id) & (BOOKS.c.version == before.version)
        with self._engine.begin() as connection:
            change = update(BOOKS).where(newest).values(**asdict(after)).returning(BOOKS.c.version)
            if connection.execute(change).first() is None:
                raise Conflict("Somebody else has changed the book meanwhile. Look at it again.", "book-changed")
        return after
