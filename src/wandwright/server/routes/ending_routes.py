"""REST routes for when a match is over: what it was, and where to go on."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from wandwright.engine.language import speaking
from wandwright.server.errors import Refusal
from wandwright.server.protocol.sequel_messages import Sequel, WishSequel
from wandwright.server.registry.sequels import NOT_OVER, go_on
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.history import Bearer, TableName, enter
from wandwright.server.routes.lobby import Locale
from wandwright.server.routes.replies import REFUSALS
from wandwright.server.routes.response_cache import Memory, as_json
from wandwright.server.snapshots.endings import EndingInfo, ending_info
from wandwright.server.tables.table import Table


def afterwards(registry: TableRegistry) -> APIRouter:
    """The routes for a match that is over."""
    router = APIRouter(prefix="/api/tables/{table}", tags=["afterwards"], responses=REFUSALS)

    memory = Memory(registry)

    @router.get("/ending", response_model=EndingInfo)
    async def ending(table: TableName, bearer: Bearer, locale: Locale = "en") -> Response:
        """What a match was, once it is over."""
        found, entry = await enter(registry, table, bearer)
        known = found.match.game.known_language(locale)
        return as_json(await memory.of_table(found, entry, known, lambda still: told_ending(still, known)))

    @router.post("/sequel", status_code=201)
    async def sequel(table: TableName, wish: WishSequel, bearer: Bearer) -> Sequel:
        """A table to go on to with everybody; whoever asks later is led to the same. The keys of this one open it."""
        found, entry = await enter(registry, table, bearer)
        return Sequel(sort=wish.sort, table=await go_on(registry, found, entry, wish.sort))

    return router


def told_ending(table: Table, locale: str) -> str:
    if table.match.outcome is None:
        raise Refusal(NOT_OVER, "not-over")
    with speaking(locale):
        return ending_info(table).model_dump_json()
