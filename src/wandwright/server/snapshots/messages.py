"""One state of a table on its way to everybody who looks: what several may see alike is put together once.

Plain data goes to the wire without being checked on the way; the models of `protocol` say what it must be, and a test
holds them side by side. Nothing is shared between eyes that may know different things: each part is remembered by who
looks and in which language, and what several share was the same before it was put into words.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Hashable
from operator import is_not
from typing import TYPE_CHECKING, NamedTuple

import orjson

from wandwright.engine.language import speaking
from wandwright.server.snapshots import paging
from wandwright.server.snapshots.memo import Memo
from wandwright.server.snapshots.moments import Pictures, moments_for
from wandwright.server.snapshots.parts import WATCH, Row, action_rows, log_rows, table_data
from wandwright.server.tables.table import BOT, Table
from wandwright.server.tables.undoing import undo_data

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection

ENCODED = orjson.Fragment


class Told(NamedTuple):
    """A message, and how far who got it has been told."""

    text: bytes
    log: int
    actions: int


def snapshot(table: Table, connection: Connection) -> bytes:
    """The table as one connection may see it now, in its language, with what is new in the log since the last time."""
    return Showing(table).to(connection)


class Showing:
    """A table as it is now. It is thrown away as soon as everybody has been shown it.

    known  its summary, where that has just been made
    """

    def __init__(self, table: Table, known: Row | None = None) -> None:
        self._table = table
        self._match = table.match
        self._memo = Memo()
        self._pictures = Pictures(table.match, self._memo, table.seen, table.is_bot)
        known = known or table.summary()
        self._info = table_data(table.row, table.seats, table.present(), known, table.standing)
        self._info["shown"] = table.shown
        for seat in self._info["seats"]:
            seat["cover_in"] = cover_in(table, seat)

    def to(self, connection: Connection) -> bytes:
        """What a connection is sent; two that hold the same seats and were told as much are sent the same bytes."""
        table = self._table
        if connection.undone != table.undone:
            paging.begin(table, connection)
        with speaking(connection.locale):
            told = self._memo.once(("message", *audience(connection)), lambda: self._message(connection))
        connection.log, connection.actions = told.log, told.actions
        connection.version = table.version_for(connection.seats)
        return told.text

    def _message(self, connection: Connection) -> Told:
        table, match, seats = self._table, self._match, connection.seats
        eyes: dict[str, int | None] = {str(seat): seat for seat in sorted(seats)} or {WATCH: None}
        undo = undo_data(table, seats) if seats else None
        log, log_end = self._log(seats, connection.log)
        actions, actions_end = self._actions(seats, connection.actions)
        message = {
            "type": "table",
            "info": {
                **self._info,
                "actions": match.told_to(seats).actions,
                "yours": sorted(seats),
                "host": connection.host,
            },
            "version": table.version_for(seats),
            "views": {name: self._view(seat) for name, seat in eyes.items()},
            "sections": self._sections(eyes) if connection.sections else {},
            "log_from": connection.log,
            "log": log,
            "actions_from": connection.actions,
            "actions": actions,
            "undo": {str(seat): undo for seat in sorted(seats)},
            "vote": vote_data(table, seats),
            "autos": [auto.message.model_dump() for auto in table.live_autos() if auto.message.seat in seats],
            "thinking": table.thinking(),
            "moments": moments_for(table, connection, eyes, self._pictures) if connection.story else [],
        }
        # What lies face down is sent again once it lies open.
        return Told(orjson.dumps(message), log_end, min(actions_end, match.told_for_good()))

    def _view(self, seat: int | None) -> ENCODED:
        return self._memo.once(("view", seat), lambda: ENCODED(self._written(seat)))

    def _written(self, seat: int | None) -> bytes:
        """A view as bytes: what all see alike, written once, then what this seat is asked."""
        body = self._pictures.text(seat)
        eyes = self._pictures.eyes(seat)
        asked = self._memo.once(("questions", eyes), lambda: orjson.dumps(self._pictures.questions(seat)))
        return b"".join((body[:-1], b',"seat":', orjson.dumps(seat), b',"decisions":', asked, b"}"))

    def _sections(self, eyes: dict[str, int | None]) -> Row:
        return {name: self._pictures.sections(self._pictures.view(seat)) for name, seat in eyes.items()}

    def _log(self, seats: Collection[int], start: int) -> tuple[ENCODED, int]:
        """The new lines, and up to which they go. Where nothing is hidden from these seats, all such share them."""
        seen, whole = self._match.events_for(seats, start), self._match.events_from(start)
        cut = any(map(is_not, seen, whole))
        key = ("log", start, frozenset(seats) if cut else None)
        rows = self._memo.once(key, lambda: ENCODED(orjson.dumps(log_rows(self._match, seen))))
        return rows, start + len(whole)

    def _actions(self, seats: Collection[int], start: int) -> tuple[ENCODED, int]:
        """The same for actions."""
        seen, whole = self._match.records_for(seats, start), self._match.records_from(start)
        cut = len(seen) != len(whole) or any(map(is_not, seen, whole))
        key = ("actions", start, frozenset(seats) if cut else None)
        rows = self._memo.once(key, lambda: ENCODED(orjson.dumps(action_rows(self._table, seen))))
        return rows, start + len(whole)


def audience(connection: Connection) -> tuple[Hashable, ...]:
    """All that a message depends on beside the table and the language."""
    return (
        connection.seats,
        connection.host,
        connection.sections,
        connection.story,
        connection.log,
        connection.actions,
    )


def cover_in(table: Table, seat: Row) -> float | None:
    """In how many seconds a bot may play for a person who is away."""
    when = table.coverable.get(seat["seat"])
    return None if when is None or seat["kind"] == BOT else max(0.0, when - time.monotonic())


def vote_data(table: Table, seats: Collection[int]) -> Row | None:
    vote = table.vote
    if vote is None:
        return None
    return {"by": vote.by, "to": table.match.told_to(seats).shown_number(vote.to), "missing": vote.missing}
