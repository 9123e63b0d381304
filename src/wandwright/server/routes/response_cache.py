"""Response cache: expensive responses are computed once, in a thread, for everybody who asks for the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace

from fastapi.responses import Response

from wandwright.server.registry.revealing import reveal
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.tables.access import Pass
from wandwright.server.tables.table import Table

MOST_BYTES = 32_000_000
JSON = "application/json"


class Memory:
    """Answers by what was asked; those not asked for longest are forgotten first."""

    def __init__(self, registry: TableRegistry, most_bytes: int = MOST_BYTES) -> None:
        self._registry = registry
        self._room = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def of_table(
        self, table: Table, entry: Pass, asked: Hashable, make: Callable[[Table], str], *, reveals: bool = False
    ) -> bytes:
        """What `make` says of the table as it is now, to these eyes; it gets a copy that stands still.

        reveals: of a finished match it gives the secrets away, which is written down first.
        """
        async with table.lock:
            if reveals:
                await reveal(self._registry, table)
            key = (table.id, table.version, frozenset(entry.keys), asked)
            still = None
            if key not in self._kept and key not in self._making:
                still = replace(table, match=table.match.copy(), turns=table.turns[:])
        return await self._answer(key, still, make)

    async def _answer(self, key: Hashable, still: Table | None, make: Callable[[Table], str]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            assert still is not None
            making = asyncio.create_task(self._make(key, still, make))
            self._making[key] = making
        # Others may wait for the same: whoever goes away does not end it.
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, still: Table, make: Callable[[Table], str]) -> bytes:
        try:
            made = await self._registry.run_long(lambda: make(still).encode())
        finally:
            del self._making[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._room -= len(made)
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += len(oldest)


def as_json(body: bytes) -> Response:
    return Response(body, media_type=JSON)
