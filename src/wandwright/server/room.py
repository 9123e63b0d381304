"""Match length limit: every answer and every undo is a row that is played again whenever the table is opened."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.server.errors import Refusal
from wandwright.server.rows import EntryRow
from wandwright.server.tables import Table

# What goes on also at a table that is full: it is left for another, or closed.
LAST = frozenset({"sequel", "closed", "shown", "no"})


def check_room(table: Table, entries: Sequence[EntryRow], most: int) -> None:
    if table.version >= most and any(entry.kind not in LAST for entry in entries):
        raise Refusal(
            "This match has become too long for one table. Look back at it, and play on from there at a new one.",
            "table-full",
        )
