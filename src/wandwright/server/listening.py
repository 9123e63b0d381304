"""LISTEN and NOTIFY between processes on one PostgreSQL: who writes notifies, everybody reads what is new."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from wandwright.server.appending import CHANNEL, WROTE
from wandwright.server.hall import Hall
from wandwright.server.presence import Presence
from wandwright.server.storage import plain_address

LOG = logging.getLogger("wandwright.server")
RETRY_SECONDS = 1.0


class Listener:
    """Reads notices for as long as the server runs; a lost connection is opened anew, and nothing is missed by it."""

    def __init__(self, hall: Hall, presence: Presence) -> None:
        self._hall = hall
        self._presence = presence
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        if not self._hall.store.shared:
            self.ready.set()
            return
        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError) as problem:
                LOG.warning("The database's notices are not heard now; trying again. (%s)", type(problem).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        address = plain_address(self._hall.settings.url)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            # What was written while nobody listened is read now.
            for table_id in list(self._hall.tables):
                await self._catch_up(table_id)
            async for notice in connection.notifies():
                await self._hear(notice.payload)

    async def _hear(self, payload: str) -> None:
        process, *words = payload.split(" ")
        if process == self._hall.store.process:
            return
        if words[0] != WROTE:
            await self._presence.hear(process, words)
            return
        for table_id in words[1:]:
            await self._catch_up(table_id)

    async def _catch_up(self, table_id: str) -> None:
        try:
            await self._hall.hear_of(table_id)
        except Exception:
            LOG.exception("Table %s could not catch up; it is read anew when it is next needed.", table_id)
            table = self._hall.tables.get(table_id)
            if table is not None:
                self._hall.drop(table)
