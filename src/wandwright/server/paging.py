"""How much of a long match a browser is told at once: the newest lines of log and chat; older ones when it asks."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from wandwright.engine.matches import Match

if TYPE_CHECKING:
    from wandwright.server.connections import Connection
    from wandwright.server.tables import Table

LOG_LINES = 300
CHAT_LINES = 100


def begin(table: Table, connection: Connection) -> None:
    """Tell this browser the newest page next: it has nothing yet, or what it has was undone."""
    connection.undone = table.undone
    connection.log = max(0, len(table.match.events) - LOG_LINES)
    connection.actions = action_of(table.match, connection.log)


def action_of(match: Match, line: int) -> int:
    """The action that a line of the log came with."""
    return max(0, bisect_right(match.records, line, key=lambda record: record.events_before) - 1)
