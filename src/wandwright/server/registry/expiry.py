"""Deleting tables that are in memory too: at once for their host, and old ones once in a while."""

from __future__ import annotations

import logging
import time

from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.deleting import AT_ONCE, DAY, delete_kept, delete_old, delete_old_books

LOG = logging.getLogger("wandwright.server")
HOUR = 3600.0
# A clock that leaps by more than this makes everything look old.
LEAP = 60.0


async def delete_table(registry: TableRegistry, table_id: str) -> None:
    """Its host wants it gone: with everything that happened at it, and for everybody."""
    await registry.call(delete_kept, registry.store, table_id)
    table = registry.tables.get(table_id)
    if table is not None:
        registry.remove(table)


class Expiry:
    """Once in a while, in small portions; after a leap of the clock not for a day, in which it can be put right."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._next = 0.0
        self._apart = time.time() - time.monotonic()

    async def run(self) -> None:
        self._notice_leaps()
        if time.monotonic() < self._next:
            return
        registry = self._registry
        gone = await registry.call(delete_old, registry.store, registry.settings, time.time(), self._busy())
        for table_id in gone:
            table = registry.tables.get(table_id)
            if table is not None:
                registry.remove(table)
        if len(gone) < AT_ONCE:
            await registry.call(delete_old_books, registry.store, registry.settings, time.time())
            self._next = time.monotonic() + HOUR

    def _notice_leaps(self) -> None:
        apart = time.time() - time.monotonic()
        if abs(apart - self._apart) > LEAP:
            LOG.warning("The clock of this machine has leapt; no old table is deleted for a day.")
            self._next = time.monotonic() + DAY
        self._apart = apart

    def _busy(self) -> list[str]:
        return [table.id for table in self._registry.tables.values() if table.connections or table.elsewhere]
