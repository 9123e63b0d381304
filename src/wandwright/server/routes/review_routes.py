"""REST routes for the look back at a finished match: begin it, ask how far it is, take it along."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from wandwright.server.protocol.review_messages import (
    ReviewChoice,
    ReviewInfo,
    ReviewMoment,
    ReviewPoint,
    ReviewState,
)
from wandwright.server.registry.reviews import Reviews, State
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.history import Bearer, TableName, attachment, enter
from wandwright.server.routes.lobby import Locale
from wandwright.server.routes.replies import REFUSALS

NOTHING = State(0, 0)


def reviews(registry: TableRegistry) -> APIRouter:
    """The routes of the look back."""
    router = APIRouter(prefix="/api/tables/{table}/review", tags=["afterwards"], responses=REFUSALS)
    kept = Reviews(registry)

    @router.post("", status_code=202)
    async def begin(table: TableName, bearer: Bearer, locale: Locale = "en") -> ReviewState:
        """Begin the look back at a match that is over, unless it is there already."""
        found, _ = await enter(registry, table, bearer)
        return told(await kept.begin(found), locale)

    @router.get("")
    async def how_far(table: TableName, bearer: Bearer, locale: Locale = "en") -> ReviewState:
        """How far it is, and once it is done what was found."""
        found, _ = await enter(registry, table, bearer)
        return told(await kept.state(found) or NOTHING, locale)

    @router.get("/file", response_class=Response)
    async def file(table: TableName, bearer: Bearer) -> Response:
        """All that was found, as a file."""
        found, _ = await enter(registry, table, bearer)
        state = await kept.state(found) or NOTHING
        return attachment(state.text.encode() or b"{}", "application/json", f"{found.row.game}-{table}.review.json")

    return router


def told(state: State, locale: str) -> ReviewState:
    """As the page gets it, in the language of the reader and in per cent."""
    review = info(json.loads(state.text), locale) if state.text else None
    return ReviewState(done=state.done, total=state.total, failed=state.failed, review=review)


def info(data: dict[str, Any], locale: str) -> ReviewInfo:
    return ReviewInfo(
        sides=data["sides"],
        points=[
            ReviewPoint(action=one["action"], turn=one["turn"], chances=[percent(chance) for chance in one["chances"]])
            for one in data["points"]
        ],
        choices=[choice(one, locale) for one in data["choices"]],
        moments=[moment(one) for one in data["moments"]],
        best=[choice(one, locale) if one else None for one in data["best"]],
        costliest=[choice(one, locale) if one else None for one in data["costliest"]],
    )


def choice(data: dict[str, Any], locale: str) -> ReviewChoice:
    played, best = data["labels"].get(locale) or data["labels"]["en"]
    where = {name: data[name] for name in ("action", "turn", "seat")}
    return ReviewChoice(**where, played=played, best=best, lost=percent(data["lost"]), gained=percent(data["gained"]))


def moment(data: dict[str, Any]) -> ReviewMoment:
    return ReviewMoment(
        action=data["action"],
        turn=data["turn"],
        seat=data["seat"],
        before=percent(data["before"]),
        after=percent(data["after"]),
        choice=percent(data["choice"]),
        luck=percent(data["luck"]),
    )


def percent(share: float) -> float:
    return round(100 * share, 1)
