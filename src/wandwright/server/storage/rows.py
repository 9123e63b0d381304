"""The tables of the database, and their rows as the server handles them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()
# So many of the newest lines of chat are sent at once and kept in memory.
CHAT_LINES = 100
# Who else than the server may know what lies hidden at a table.
CHOSEN, FILE, PAST = "chosen", "file", "past"

# The cards of a game as they were when a table began: one row for each edition, never changed and never deleted.
EDITIONS = Table(
    "editions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(60), nullable=False),
    # What the rules read of it, as saves name it.
    Column("content", String(128), nullable=False, index=True),
    # The own packs that are in it.
    Column("packs", JSON, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("content", String(128), nullable=False),
    Column("edition", String(64), ForeignKey("editions.hash"), nullable=False),
    Column("packs", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    # The position a prepared match begins with; empty where the set-up and its seed say it all.
    Column("start", JSON(none_as_null=True), nullable=True),
    Column("host", String(64), nullable=False),
    Column("spectator", String(64), nullable=False),
    Column("undo", String(8), nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("title", String(80), nullable=False),
    # What a list of tables shows, so that no match has to be played again for it.
    Column("summary", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # Who else than the server may know what lies hidden: nobody (empty), who chose the seed, who has the saved match,
    # or whoever was at the finished match that it goes on from.
    Column("dealt", String(8), nullable=False, server_default=""),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=False),
    # The key that was sent to a friend, until the friend's browser has made one of its own; empty for all others.
    Column("invitation", String(64), nullable=False, server_default=""),
)

# One row for each thing that happened at a table, never changed and never deleted: an undo is a row too.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Not somebody's words but something that all must know: its code.
    Column("notice", String(16), nullable=False, server_default=""),
)

# How a table looked when it last left memory, for the day when its rules are no longer at hand.
PICTURES = Table(
    "pictures",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What a look back at a finished match found.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)


@dataclass
class SeatRow:
    """Who sits in a seat; of its secret only the hash.

    invitation is the hash of the key in the link that was sent: the same as the secret until somebody has taken the
    seat with a key of the own.
    """

    seat: int
    secret: str
    name: str
    kind: str
    bot: str
    invitation: str = ""


@dataclass(frozen=True)
class EntryRow:
    """One thing that happened: action, undo, ask (for an undo), yes or no (to it), shown (the secrets, at the end),
    room (what is agreed in a waiting room)."""

    kind: str
    seat: int
    data: dict[str, Any]
    at: float = field(default_factory=time.time)


@dataclass(frozen=True)
class ChatRow:
    """One line of chat, or a notice about a seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    notice: str = ""


@dataclass
class TableRow:
    """A table without what happened at it."""

    id: str
    game: str
    setup: dict[str, Any]
    content: str
    edition: str
    packs: list[str]
    rules: int
    engine: str
    start: dict[str, Any] | None
    host: str
    spectator: str
    undo: str
    locked: bool
    title: str
    summary: dict[str, Any]
    created: float
    updated: float
    dealt: str = ""


@dataclass(frozen=True)
class EditionRow:
    """All cards of a game at one time."""

    hash: str
    game: str
    content: str
    packs: list[str]
    data: bytes


@dataclass(frozen=True)
class Kept:
    """What storage knows of a table: all of it, or what is new since a number."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chats: list[ChatRow]
