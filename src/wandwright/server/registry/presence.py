"""Presence across processes: each announces which seats are connected to it, now and then again.

Presence is not kept in storage. What a process has told is forgotten when it has been silent for a while.
"""

from __future__ import annotations

import time

from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.database_trouble import DATABASE_ERRORS, note
from wandwright.server.tables.table import Table

HERE = "here"
WHO = "who"
REPEAT_SECONDS = 20.0
FORGET_SECONDS = 50.0


class Presence:
    """Tells and hears; does nothing where only one process can use the database."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._heard: dict[tuple[str, str], float] = {}
        self._repeated = time.monotonic()

    async def tell(self, table: Table) -> None:
        """Tell which seats of a table are connected to this process."""
        if self._registry.store.shared:
            seats = {seat for connection in table.connections for seat in connection.seats}
            await self._say(f"{HERE} {table.id} {','.join(map(str, sorted(seats)))}")

    async def ask(self, table: Table) -> None:
        """Ask the others who is connected to them."""
        if self._registry.store.shared:
            await self._say(f"{WHO} {table.id}")

    async def _say(self, notice: str) -> None:
        """Nobody's connection ends because the others can't be told; they hear it later."""
        try:
            await self._registry.call(self._registry.store.tell, notice)
        except DATABASE_ERRORS as problem:
            note(problem)

    async def hear(self, process: str, words: list[str]) -> None:
        """A notice of another process about one of our tables."""
        table = self._registry.tables.get(words[1])
        if table is None:
            return
        if words[0] == WHO:
            await self.tell(table)
            return
        seats = frozenset(int(seat) for seat in words[2].split(",")) if len(words) > 2 and words[2] else frozenset()
        self._heard[process, table.id] = time.monotonic()
        self._set(table, process, seats)

    def _set(self, table: Table, process: str, seats: frozenset[int]) -> None:
        before = table.present()
        if seats:
            table.elsewhere[process] = seats
        elif table.elsewhere.pop(process, None):
            table.left = time.monotonic()
        if table.present() != before:
            self._registry.show(table)
            self._registry.after_change(table)

    async def repeat(self) -> None:
        """Re-announce presence; drop workers that have gone silent."""
        now = time.monotonic()
        for (process, table_id), heard in list(self._heard.items()):
            if now - heard > FORGET_SECONDS:
                del self._heard[process, table_id]
                table = self._registry.tables.get(table_id)
                if table is not None:
                    self._set(table, process, frozenset())
        if now - self._repeated > REPEAT_SECONDS:
            self._repeated = now
            for table in list(self._registry.tables.values()):
                if table.connections:
                    await self.tell(table)
