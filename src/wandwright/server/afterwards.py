"""REST for when a match is over: what it was, and where to go on."""

from __future__ import annotations

from fastapi import APIRouter

from wandwright.engine.language import speaking
from wandwright.server.endings import EndingInfo, ending_info
from wandwright.server.errors import Refusal
from wandwright.server.going_on import Sequel, WishSequel
from wandwright.server.hall import Hall
from wandwright.server.history import Bearer, TableName, enter
from wandwright.server.lobby import Locale
from wandwright.server.replies import REFUSALS
from wandwright.server.sequels import NOT_OVER, go_on


def afterwards(hall: Hall) -> APIRouter:
    """The routes for a match that is over."""
    router = APIRouter(prefix="/api/tables/{table}", tags=["afterwards"], responses=REFUSALS)

    @router.get("/ending")
    async def ending(table: TableName, bearer: Bearer, locale: Locale = "en") -> EndingInfo:
        """What a match was, once it is over."""
        found, _ = await enter(hall, table, bearer)
        async with found.lock:
            if found.match.outcome is None:
                raise Refusal(NOT_OVER, "not-over")
            with speaking(locale):
                return ending_info(found)

    @router.post("/sequel", status_code=201)
    async def sequel(table: TableName, wish: WishSequel, bearer: Bearer) -> Sequel:
        """A table to go on to with everybody; whoever asks later is led to the same. The keys of this one open it."""
        found, entry = await enter(hall, table, bearer)
        return Sequel(sort=wish.sort, table=await go_on(hall, found, entry, wish.sort))

    return router
