"""What happened at a table, as a browser is told it: lines of the log, actions, and older pages of both. Part of the
protocol.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from wandwright.server.message import Message


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
