"""All tables in memory (the table registry): they come from storage when needed and leave when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.keys import keys_of
from wandwright.server.errors import Conflict, NoEntry
from wandwright.server.metrics import Metrics
from wandwright.server.protocol.log_messages import Talk
from wandwright.server.protocol.messages import Refused
from wandwright.server.registry.packs import Shelf
from wandwright.server.settings import Settings
from wandwright.server.snapshots import last_views
from wandwright.server.snapshots.messages import Showing
from wandwright.server.snapshots.parts import chat_line
from wandwright.server.storage.appending import Addition
from wandwright.server.storage.database_trouble import DATABASE_ERRORS, DatabaseTrouble, note
from wandwright.server.storage.opening import open_store
from wandwright.server.storage.rows import EntryRow
from wandwright.server.storage.writing import Writer
from wandwright.server.tables import doors
from wandwright.server.tables.connections import DELETED, GOING_AWAY, Connection
from wandwright.server.tables.entries import check_room
from wandwright.server.tables.rebuilding import rebuild
from wandwright.server.tables.table import Checkpoint, Table
from wandwright.server.workers.importer import Importer
from wandwright.server.workers.pool import safely
from wandwright.server.workers.thinking import Thinkers

Answer = TypeVar("Answer")
LOG = logging.getLogger("wandwright.server")
THREADS = 8
ELSEWHERE_SECONDS = 5.0
NO_MORE = "This table is no more: its maker has deleted it, or nobody had played at it for long."


class TableRegistry:
    """The tables of this process, and the way to storage."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shelf = Shelf(settings.packs)
        self.store = open_store(settings)
        self.thinkers = Thinkers(settings)
        self.importer = Importer(settings)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        # How many messages have come from browsers.
        self.heard = 0
        # Told after each change: the driver's way to let bots and automatic answers act (see app.py).
        self.after_change: Callable[[Table], None] = lambda table: None
        self._writer = Writer(self.store)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="storage")
        # Long work waits in a line of its own, so that writing an action never waits behind it.
        self._long = ThreadPoolExecutor(2, thread_name_prefix="long")
        self._loading: dict[str, asyncio.Lock] = {}

    async def call(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Do something that waits for storage in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, safely, work, *arguments)

    async def run_long(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Do something that takes long (setting up, importing, playing a match again) in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._long, safely, work, *arguments)

    async def table(self, table_id: str) -> Table:
        """The table of that name, from memory or from storage; NoEntry if there is none."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        # Two who ask for the same table at once must get the same one.
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                found = self.tables.get(table_id)
                if found is None:
                    found = await self.run_long(lambda: rebuild(self.store.read(table_id), self.store.read_edition))
                    found.idle_since = time.monotonic()
                    found.note_absence(found.idle_since + self.settings.cover_seconds)
                    self.tables[table_id] = found
                    self.after_change(found)
                    if self.store.shared:
                        # A notice that came between reading and now found no table here.
                        await self.catch_up(table_id)
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)
        return found

    async def add(self, table: Table, entries: Sequence[EntryRow]) -> None:
        """Let entries happen, keep them, and show everybody. The caller holds the table's lock.

        They are tried in memory first, so that nothing is kept that the rules refuse.
        """
        check_room(table, entries, self.settings.most_entries)
        before = table.checkpoint()
        table.record_moments()
        table.trying = True
        try:
            for entry in entries:
                table.take(entry)
            # Everybody will look: what the cards show as their keys is worked out before the position is copied.
            keys_of(table.match.state)
            known = table.summary()
            await self._writer.append(Addition(table.id, before.version, entries, known))
        except Conflict:
            self.metrics.count("conflicts")
            self._give_up(table, before)
            await self.read_news(table)
            raise
        except WandwrightError:
            self._give_up(table, before)
            raise
        except DATABASE_ERRORS as problem:
            # If it was kept after all, the next entry meets its number and reads the news.
            self._give_up(table, before)
            note(problem)
            raise DatabaseTrouble from problem
        except BaseException:
            # Nobody knows whether it was kept: everybody comes back and gets what is.
            self.drop(table)
            raise
        table.trying = False
        for entry in entries:
            self.metrics.count("actions" if entry.kind == "action" else f"{entry.kind}s")
        table.row.summary, table.row.updated = known, time.time()
        if last_views.due(table):
            self.keep_picture(table)
        # Whoever plays on refuses a vote: all are told so.
        self.show(table, known, anew=before.vote is not None)
        self.after_change(table)

    def _give_up(self, table: Table, before: Checkpoint) -> None:
        """What was tried has not happened; what came about meanwhile is shown now."""
        table.restore(before)
        table.trying = False
        if table.unshown:
            self.show(table)

    async def keep_past(self, addition: Addition) -> None:
        """Write a part of the past of a new table, as everything is written."""
        await self._writer.append(addition)

    async def catch_up(self, table_id: str) -> None:
        """Another process has written: read what is new."""
        table = self.tables.get(table_id)
        if table is not None:
            async with table.lock:
                try:
                    await self.read_news(table)
                except NoEntry:
                    self.remove(table)

    async def on_notice(self, table_id: str) -> None:
        """The same, but for a table that is played elsewhere and that nobody needs here: that is forgotten."""
        table = self.tables.get(table_id)
        if table is not None and is_needless(table):
            self.drop(table)
        else:
            await self.catch_up(table_id)

    async def read_news(self, table: Table) -> None:
        """Let happen what others have written since, and show it. The caller holds the table's lock."""
        kept = await self.call(self.store.read, table.id, table.version, table.next_chat)
        voting = table.vote is not None
        table.record_moments()
        try:
            for entry in kept.entries:
                table.take(entry)
        except (LookupError, TypeError, WandwrightError):
            LOG.exception("Table %s could not take over what another process wrote.", table.id)
            self.drop(table)
            return
        anew = bool(kept.chats) or kept.seats != table.seats or doors.changed(kept.table, table.row)
        table.row, table.seats = kept.table, kept.seats
        table.hear(kept.chats)
        if kept.entries or anew:
            self.close_stale_links(table)
            self.show(table, anew=anew or voting)
        self.after_change(table)

    def close_stale_links(self, table: Table) -> None:
        """Connections whose link was replaced must go, and spectators of a locked table."""
        doors.show_out(table)

    def show(self, table: Table, known: dict[str, Any] | None = None, *, anew: bool = True) -> None:
        """Every connection gets its own snapshot, and new chat; what is not kept yet is shown once it is.

        known  the summary of the table, where it has just been made
        anew   also to whom it is nothing new: that something was sent would tell how often others plan face down
        """
        anew = anew or table.unshown
        table.unshown = table.trying
        if table.trying:
            return
        table.note_absence(time.monotonic() + self.settings.cover_seconds)
        showing = Showing(table, known)
        for connection in list(table.connections):
            if anew or connection.version != table.version_for(connection.seats):
                connection.send(showing.to(connection))
            self.talk(table, connection)
        if table.match.moments:
            table.match.moments.clear()

    def talk(self, table: Table, connection: Connection) -> None:
        """Chat that a connection has not had."""
        lines = [line for line in table.chats if line.number >= connection.chats]
        if lines:
            connection.chats = table.next_chat
            connection.send(Talk(lines=[chat_line(line) for line in lines]))

    def keep_picture(self, table: Table) -> None:
        """Keep how the table looks now; a thread does the work, and whoever plays does not wait for it."""
        table.pictured, table.pictured_at = table.version, time.monotonic()
        self._long.submit(self._keep_picture, table.id, table.version, table.match.copy())

    def _keep_picture(self, table_id: str, version: int, match: Match) -> None:
        try:
            self.store.set_picture(table_id, version, last_views.take(match))
        except Exception:
            LOG.exception("No picture of table %s could be kept.", table_id)

    def leave(self, table: Table) -> None:
        """Out of memory in good order, with a picture of how it was left."""
        if table.pictured != table.version:
            self.keep_picture(table)
        self.drop(table)

    def drop(self, table: Table) -> None:
        """Out of memory; whoever is connected comes back by himself and finds what is kept."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for connection in table.connections:
            connection.close(GOING_AWAY)

    def remove(self, table: Table) -> None:
        """The table is no more: everybody is told so, and nobody comes back."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.driver is not None:
            table.driver.cancel()
        for connection in table.connections:
            connection.send(Refused(ref=None, why=NO_MORE, code="deleted"))
            connection.close(DELETED)

    def sweep(self) -> None:
        """Let idle tables go: no connection for a while, and no bot at work."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.connections or is_busy(table):
                table.idle_since = now
            elif now - table.idle_since > self.settings.idle_seconds:
                self.leave(table)

    async def close(self) -> None:
        """Close what is open. Everything acknowledged is in storage already."""
        for table in list(self.tables.values()):
            if table.driver is not None:
                table.driver.cancel()
            self.leave(table)
        self.thinkers.close()
        self.importer.close()
        self._writer.close()
        self._threads.shutdown(wait=True)
        self._long.shutdown(wait=True)
        self.store.close()


def is_needless(table: Table) -> bool:
    """Is nobody here, nor was a moment ago? Who has just come is not seated yet."""
    idle = time.monotonic() - table.idle_since > ELSEWHERE_SECONDS
    return idle and not table.connections and not is_busy(table)


def is_busy(table: Table) -> bool:
    """Is a bot at work, or does anybody change or read it?"""
    return (table.driver is not None and not table.driver.done()) or table.lock.locked()
