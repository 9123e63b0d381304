"""REST for looking back: export, replay, play on from here, and reports. The key comes as a bearer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from wandwright.engine.language import speaking
from wandwright.server.drawing import sections
from wandwright.server.entrance import Pass, admit
from wandwright.server.errors import NoEntry, OtherEdition, Refusal
from wandwright.server.going_on import Branch
from wandwright.server.hall import Hall
from wandwright.server.lobby import Locale
from wandwright.server.making import branch_table, exported, position
from wandwright.server.protocol import TableKeys
from wandwright.server.replaying import ReplayIndex, ReplayPosition
from wandwright.server.replies import REFUSALS
from wandwright.server.reports import report
from wandwright.server.revealing import reveal, reveal_still
from wandwright.server.snapshots import action_infos, log_lines
from wandwright.server.stills import Still, admit_to, export_of, is_whole, look
from wandwright.server.tables import Table

LONGEST_SECRET = 64
TableName = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]
At = Annotated[int, Path(ge=0, le=100_000)]
SAVE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {}}, "description": "The match as text, to be imported again."}
}
SCENARIO: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/yaml": {}}, "description": "A scenario that `wandwright check` runs."}
}


async def enter(hall: Hall, table_id: str, bearer: HTTPAuthorizationCredentials | None) -> tuple[Table, Pass]:
    """The table and what the key opens; unknown tables and wrong keys answer alike."""
    key = key_of(bearer)
    table = await hall.table(table_id)
    return table, admit(table.row, table.seats, [key])


async def enter_still(
    hall: Hall, table_id: str, bearer: HTTPAuthorizationCredentials | None, problem: OtherEdition
) -> tuple[Still, Pass]:
    """The same for a table that can only be looked at."""
    still = await hall.call(look, hall, table_id, problem)
    return still, admit_to(still, [key_of(bearer)])


def key_of(bearer: HTTPAuthorizationCredentials | None) -> str:
    if bearer is None or len(bearer.credentials) > LONGEST_SECRET:
        raise NoEntry
    return bearer.credentials


def history(hall: Hall) -> APIRouter:
    """The routes for looking back."""
    router = APIRouter(prefix="/api/tables/{table}", tags=["history"], responses=REFUSALS)
    add_export(router, hall)
    add_replay(router, hall)
    add_branch(router, hall)
    add_report(router, hall)
    return router


def add_export(router: APIRouter, hall: Hall) -> None:
    @router.get("/export", response_class=Response, responses=SAVE)
    async def export(table: TableName, bearer: Bearer) -> Response:
        """The match as text. While it runs: the position as the key's seat knows it, what is hidden dealt anew."""
        try:
            found, entry = await enter(hall, table, bearer)
            async with found.lock:
                await reveal(hall, found)
                row, text = found.row, exported(found.match, entry.seat)
        except OtherEdition as problem:
            still, entry = await enter_still(hall, table, bearer, problem)
            row, text = still.kept.table, export_of(still, entry)
            if is_whole(still):
                await hall.call(reveal_still, hall.store, still.kept)
        return attachment(text, "application/json", f"{row.game}-{row.id}.wandwright")


def add_replay(router: APIRouter, hall: Hall) -> None:
    @router.get("/replay")
    async def replay(table: TableName, bearer: Bearer, locale: Locale = "en") -> ReplayIndex:
        """The timeline: every action, and the log as the key's seat may know it."""
        found, entry = await enter(hall, table, bearer)
        async with found.lock:
            return timeline(found, entry, locale)

    @router.get("/replay/{at}")
    async def replay_position(
        table: TableName, at: At, bearer: Bearer, locale: Locale = "en", drawn: bool = False
    ) -> ReplayPosition:
        """The table just before an action, as the key's seat may see it; if wanted, how the game would draw it."""
        found, entry = await enter(hall, table, bearer)
        async with found.lock:
            with speaking(locale):
                match = position(found, at)
                view = match.view(entry.seat)
                return ReplayPosition(at=at, view=view, sections=sections(match, view) if drawn else None)


def add_branch(router: APIRouter, hall: Hall) -> None:
    @router.post("/branch", status_code=201)
    async def branch(table: TableName, wish: Branch, bearer: Bearer) -> TableKeys:
        """A new table that plays on from just before an action of this one."""
        found, entry = await enter(hall, table, bearer)
        return await branch_table(hall, found, entry.seat, wish.at)


def add_report(router: APIRouter, hall: Hall) -> None:
    @router.get("/report", response_class=Response, responses=SCENARIO)
    async def make_report(table: TableName, bearer: Bearer) -> Response:
        """The position now as a scenario, as far as the key's seat knows it."""
        found, entry = await enter(hall, table, bearer)
        if entry.seat is None:
            raise Refusal("A report tells what a seat knows. Ask for it with the key of a seat.", "report")
        async with found.lock:
            text = report(found.match, entry.seat)
        return attachment(text, "application/yaml", f"report-{found.id}.yaml")


def timeline(table: Table, entry: Pass, locale: str) -> ReplayIndex:
    with speaking(locale):
        log = log_lines(table.match, entry.keys, 0)
    actions = action_infos(table, entry.keys, 0)
    return ReplayIndex(table=table.id, actions=actions, log=log, finished=table.match.outcome is not None)


def attachment(text: str, media_type: str, name: str) -> Response:
    """A file to be kept under this name."""
    return Response(text, media_type=media_type, headers={"content-disposition": f'attachment; filename="{name}"'})
