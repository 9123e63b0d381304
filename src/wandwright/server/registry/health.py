"""Health check of the database: a write is tried now and then, however often somebody asks."""

from __future__ import annotations

import asyncio
import time

from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.database_trouble import DATABASE_ERRORS, note

# What was found holds for so long: whoever asks all the time does not keep the disk busy.
HOLDS_SECONDS = 1.0


class Health:
    """What was found last, and when."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._well = False
        self._until = 0.0
        self._lock = asyncio.Lock()

    async def is_well(self) -> bool:
        async with self._lock:
            if time.monotonic() >= self._until:
                self._well = await self._try()
                self._until = time.monotonic() + HOLDS_SECONDS
            return self._well

    async def _try(self) -> bool:
        try:
            await self._registry.call(self._registry.store.check)
        except DATABASE_ERRORS as problem:
            note(problem)
            return False
        return True
