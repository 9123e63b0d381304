"""Messages about making and finding tables."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from wandwright import bots
from wandwright.server.protocol.fields import (
    LONGEST_NAME,
    MOST_PACKS,
    MOST_SEATS,
    GameName,
    PackName,
    SeatNumber,
    Secret,
    UndoPolicy,
)
from wandwright.server.protocol.message import Message


class PlayerWish(Message):
    """Who shall sit in a seat: a person on this device, a friend with a link, or a bot. Without a name they get one."""

    kind: Literal["here", "friend", "bot"]
    name: str = Field(default="", max_length=LONGEST_NAME)
    bot: str = bots.USUAL


class NewTable(Message):
    """A table to be made; one that waits is a room in which its people come together and choose, before it is dealt."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    players: list[PlayerWish] = Field(min_length=1, max_length=MOST_SEATS)
    seed: int | None = Field(default=None, ge=0, le=2**53)
    undo: UndoPolicy = "safe"
    title: str = Field(default="", max_length=60)
    packs: list[PackName] = Field(default_factory=list, max_length=MOST_PACKS)
    waits: bool = False


class ImportTable(Message):
    """A table made from an exported match."""

    save: str = Field(max_length=20_000_000)
    players: list[PlayerWish] = Field(default_factory=list, max_length=MOST_SEATS)


class SeatKey(Message):
    """The secret of one seat."""

    seat: SeatNumber
    secret: Secret


class TableKeys(Message):
    """What the maker of a table gets, once: keys for the host, each seat and spectators."""

    table: str
    host: Secret
    seats: list[SeatKey]
    spectator: Secret


class TableKey(Message):
    """A table somebody remembers, with a secret that opens it."""

    table: str = Field(max_length=40)
    secret: Secret


class MyTables(Message):
    """The tables a browser remembers."""

    tables: list[TableKey] = Field(max_length=200)
