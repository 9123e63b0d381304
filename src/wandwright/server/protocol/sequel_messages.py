"""Messages about the sequel of a table; part of the protocol."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from wandwright.server.protocol.message import Message


class WishSequel(Message):
    """A table to go on to: the same again, the game's next chapter, or the last turn once more. Old keys open it."""

    sort: Literal["again", "next", "retry"]


class Sequel(Message):
    """A table that people of another one have gone on to."""

    sort: Literal["again", "next", "retry"]
    table: str


class Branch(Message):
    """A new table that plays on from an action of this one."""

    at: int = Field(ge=0, le=100_000)
