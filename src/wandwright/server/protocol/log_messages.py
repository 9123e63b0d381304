"""Log and chat messages, page by page, and small messages that name no seat. Part of the protocol."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from wandwright.server.protocol.message import Message


class LogLine(Message):
    """One event as a seat may know it: the line it hangs under, and the action it came with (-1: before the first).

    Equal things are told together: `told` is the sentence for this event and those of its sort that follow it, and
    empty where an earlier line has told it. Without it the text tells this event alone.
    """

    number: int
    kind: str
    seat: int | None
    amount: int
    card: str | None
    source: str | None
    cause: int | None
    action: int
    text: str
    details: dict[str, int | str] = Field(default_factory=dict)
    told: str | None = None


class ActionInfo(Message):
    """One action of the match: a place to go back to."""

    number: int
    seat: int
    notation: str
    turn: int
    reveals: list[Literal["chance", "hidden", "seat"]]


class Older(Message):
    """Lines of the log (with the actions they came with) or of the chat from before a number, as many as a page has."""

    type: Literal["older"]
    ref: int
    what: Literal["log", "chat"]
    before: int = Field(ge=0, le=10_000_000)


class Past(Message):
    """Older lines of the log, which end where those that were asked about begin, and their actions."""

    type: Literal["past"] = "past"
    log: list[LogLine]
    actions: list[ActionInfo]


class ChatLine(Message):
    """One line of chat; with a notice nobody says it: it is what the table tells everybody."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    notice: Literal["", "reissued", "renewed-host", "renewed-spectator"] = ""


class Talk(Message):
    """New chat, the newest of it after hello, or older lines that were asked for."""

    type: Literal["talk"] = "talk"
    lines: list[ChatLine]


class Delete(Message):
    """The host deletes the table: for everybody, with all that happened at it."""

    type: Literal["delete"]
    ref: int


class Lock(Message):
    """The host locks the table: nobody is in it but who holds a seat; or opens it again."""

    type: Literal["lock"]
    ref: int
    locked: bool


class Ping(Message):
    """Keep-alive."""

    type: Literal["ping"]
    ref: int
