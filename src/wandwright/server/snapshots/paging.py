"""Paging of long logs: the newest lines of log and chat are sent at once, older ones when the browser asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandwright.engine.matches.matches import Match

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection
    from wandwright.server.tables.table import Table

LOG_LINES = 300


def begin(table: Table, connection: Connection) -> None:
    """Tell this browser the newest page next: it has nothing yet, or what it has was undone."""
    connection.undone = table.undone
    connection.log, connection.actions = page_before(table.match, table.match.event_count)


def page_before(match: Match, line: int) -> tuple[int, int]:
    """Where the page that ends before a line begins, as a line and as an action: what an action brought stays whole."""
    first = line - LOG_LINES
    action = match.action_behind(first)
    return (0, 0) if action < 0 else (match.records_from(action)[0].events_before, action)
