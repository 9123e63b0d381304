"""Last views: how a table looks, kept as plain data for the day when the rules that made it are no longer at hand."""

from __future__ import annotations

import gzip
import json
import time
from typing import Any, NamedTuple

from wandwright.engine.language import speaking
from wandwright.engine.matches.games import game
from wandwright.engine.matches.loading import UNFIT, start_state
from wandwright.engine.matches.matches import Match
from wandwright.engine.secrets.earlier_views import put_into_words
from wandwright.server.snapshots.exports import exported
from wandwright.server.snapshots.parts import WATCH, log_lines
from wandwright.server.storage.rows import TableRow
from wandwright.server.tables.rebuilding import read_setup
from wandwright.server.tables.table import Table

# A killed server takes no pictures any more, so one is taken every so many entries as well; where many come at once,
# not more often than so many seconds, because a picture is the work of ten entries.
EVERY = 50
SECONDS = 120.0
WHOLE = "whole"


class Picture(NamedTuple):
    """For each seat and for spectators: the view, what they may export, and after the end the log."""

    views: dict[str, dict[str, Any]]
    saves: dict[str, str]
    logs: dict[str, list[dict[str, Any]]]


def due(table: Table) -> bool:
    """Is it time for a new picture of a table at which something has just happened?"""
    over = table.match.outcome is not None
    late = time.monotonic() - table.pictured_at >= SECONDS
    return over or (late and table.version - table.pictured >= EVERY)


def take(match: Match) -> bytes:
    """A picture as it is kept: nobody is asked anything in it, and its words are English."""
    seats = range(match.setup.seats)
    eyes: dict[str, int | None] = {**{str(seat): seat for seat in seats}, WATCH: None}
    logs = {}
    with speaking("en"):
        views = {name: {**match.view(seat), "decisions": []} for name, seat in eyes.items()}
        if match.outcome is None:
            saves = {str(seat): exported(match, seat) for seat in seats}
        else:
            saves = {WHOLE: exported(match, None)}
            logs = {name: log_of(match, seat) for name, seat in eyes.items()}
    return gzip.compress(json.dumps(Picture(views, saves, logs)).encode(), 6)


def log_of(match: Match, seat: int | None) -> list[dict[str, Any]]:
    return [line.model_dump() for line in log_lines(match, () if seat is None else (seat,), 0)]


def read(data: bytes) -> Picture:
    return Picture(*json.loads(gzip.decompress(data)))


def read_kept(data: bytes, row: TableRow) -> Picture:
    """A picture of a table, which an earlier release may have taken: bits and numbers are said in words now."""
    picture = read(data)
    try:
        found = game(row.game)
        state = start_state(found, read_setup(found, row.setup), row.start)
    except UNFIT:
        # Its game is gone, or knows its setup no more: it stays as it is.
        return picture
    for view in picture.views.values():
        put_into_words(found, state, view)
    return picture
