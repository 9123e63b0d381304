"""Messages about the sequel of a table; part of the protocol."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from wandwright.server.protocol.message import Message


class WishSequel(Message):
    """A table to go on to: the same again, the game's next chapter, or the last turn once more; or a waiting room for
    the same people, who choose there. Old keys open it.
    """

    sort: Literal["again", "next", "retry", "people"]


class Sequel(Message):
    """A table that people of another one have gone on to; from a waiting room, its match has begun there."""

    sort: Literal["again", "next", "retry", "people", "begin"]
    table: str


class Branch(Message):
    """A new table that plays on from an action of this one; without a title it has that of the old one."""

    at: int = Field(ge=0, le=100_000)
    title: str = Field(default="", max_length=60)
