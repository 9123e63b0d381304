"""LISTEN and NOTIFY between processes on one PostgreSQL: who writes notifies, everybody reads what is new."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from wandwright.server.registry.presence import Presence
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.appending import CHANNEL, WROTE
from wandwright.server.storage.store import plain_address

LOG = logging.getLogger("wandwright.server")
RETRY_SECONDS = 1.0


class Listener:
    """Reads notices for as long as the server runs; a lost connection is opened anew, and nothing is missed by it."""

    def __init__(self, registry: TableRegistry, presence: Presence) -> None:
        self._registry = registry
        self._presence = presence
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        if not self._registry.store.shared:
            self.ready.set()
            return
        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as problem:
                LOG.warning("The database's notices are not heard now; trying again. (%s)", type(problem).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        address = plain_address(self._registry.settings.url)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            # What was written while nobody listened is read now.
            for table_id in list(self._registry.tables):
                await self._catch_up(table_id)
            async for notice in connection.notifies():
                await self._hear(notice.payload)

    async def _hear(self, payload: str) -> None:
        process, *words = payload.split(" ")
        if process == self._registry.store.process:
            return
        if words[0] != WROTE:
            await self._presence.hear(process, words)
            return
        for table_id in words[1:]:
            await self._catch_up(table_id)

    async def _catch_up(self, table_id: str) -> None:
        try:
            await self._registry.on_notice(table_id)
        except Exception:
            LOG.exception("Table %s could not catch up; it is read anew when it is next needed.", table_id)
            table = self._registry.tables.get(table_id)
            if table is not None:
                self._registry.drop(table)
