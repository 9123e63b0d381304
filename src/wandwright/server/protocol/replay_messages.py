"""Replay messages: what the browser is told when it looks back on a match."""

from __future__ import annotations

from wandwright.engine.display.tables import Section
from wandwright.server.protocol.log_messages import ActionInfo, LogLine
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.views import View


class ReplayIndex(Message):
    """The timeline of a match: every action, with its turn and its lines of the log.

    opened: it is over for good, and every seat's cards lie face up in all positions.
    """

    table: str
    actions: list[ActionInfo]
    log: list[LogLine]
    finished: bool
    opened: bool = False


class ReplayPosition(Message):
    """The table just before an action (or at the end), as the asking seat may see it; the sections where asked for."""

    at: int
    view: View
    sections: list[Section] | None = None
