"""REST for looking back: export, replay, play on from here, and reports. The key comes as a bearer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from wandwright.engine.display.tables import table_of
from wandwright.engine.language import speaking
from wandwright.engine.matches.matches import Match
from wandwright.server.errors import NoEntry, OtherEdition, Refusal
from wandwright.server.protocol.lobby import TableKeys
from wandwright.server.protocol.replay_messages import ReplayIndex, ReplayPosition
from wandwright.server.protocol.sequel_messages import Branch
from wandwright.server.registry.entering import look_at_door, open_table
from wandwright.server.registry.expiry import delete_table
from wandwright.server.registry.making import branch_table
from wandwright.server.registry.revealing import reveal_still
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.frozen_tables import Still, admit_to, export_of, is_whole, look, position_of, timeline_of
from wandwright.server.routes.lobby import Locale
from wandwright.server.routes.replies import REFUSALS
from wandwright.server.routes.response_cache import Memory, as_json
from wandwright.server.snapshots.exports import exported, position
from wandwright.server.snapshots.parts import action_infos, log_lines
from wandwright.server.snapshots.reports import report
from wandwright.server.tables.access import Pass
from wandwright.server.tables.table import Table

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


async def enter(
    registry: TableRegistry, table_id: str, bearer: HTTPAuthorizationCredentials | None
) -> tuple[Table, Pass]:
    """The table and what the key opens; unknown tables and wrong keys answer alike."""
    return await open_table(registry, table_id, [key_of(bearer)])


async def enter_still(
    registry: TableRegistry, table_id: str, bearer: HTTPAuthorizationCredentials | None, problem: OtherEdition
) -> tuple[Still, Pass]:
    """The same for a table that can only be looked at."""
    still = await registry.call(look, registry, table_id, problem)
    return still, admit_to(still, [key_of(bearer)])


def key_of(bearer: HTTPAuthorizationCredentials | None) -> str:
    if bearer is None or len(bearer.credentials) > LONGEST_SECRET:
        raise NoEntry
    return bearer.credentials


def history(registry: TableRegistry) -> APIRouter:
    """The routes for looking back."""
    router = APIRouter(prefix="/api/tables/{table}", tags=["history"], responses=REFUSALS)
    memory = Memory(registry)
    add_export(router, registry, memory)
    add_replay(router, registry, memory)
    add_branch(router, registry)
    add_report(router, registry, memory)
    add_delete(router, registry)
    return router


def add_export(router: APIRouter, registry: TableRegistry, memory: Memory) -> None:
    @router.get("/export", response_class=Response, responses=SAVE)
    async def export(table: TableName, bearer: Bearer) -> Response:
        """The match as text. While it runs: the position as the key's seat knows it, what is hidden dealt anew."""
        try:
            found, entry = await enter(registry, table, bearer)
            row = found.row
            text = await memory.of_table(
                found, entry, "export", lambda still: exported(still.match, entry.seat), reveals=True
            )
        except OtherEdition as problem:
            still, entry = await enter_still(registry, table, bearer, problem)
            row, text = still.kept.table, export_of(still, entry).encode()
            if is_whole(still):
                await registry.call(reveal_still, registry.store, still.kept)
        return attachment(text, "application/json", f"{row.game}-{row.id}.wandwright")


def add_replay(router: APIRouter, registry: TableRegistry, memory: Memory) -> None:
    @router.get("/replay", response_model=ReplayIndex)
    async def replay(table: TableName, bearer: Bearer, locale: Locale = "en", opened: bool = False) -> Response:
        """The timeline: every action, and the log as the key's seat may know it.

        opened: once the match is over with nothing hidden, after which it stays over.
        """
        try:
            found, entry = await enter(registry, table, bearer)
        except OtherEdition as problem:
            old = timeline_of(*await enter_still(registry, table, bearer, problem))
            return as_json(old.model_dump_json().encode())
        known = found.match.game.known_language(locale)

        def make(still: Table) -> str:
            return timeline(still, entry, known, opened=opened)

        return as_json(await memory.of_table(found, entry, ("replay", known, opened), make, reveals=opened))

    @router.get("/replay/{at}", response_model=ReplayPosition)
    async def replay_position(
        table: TableName, at: At, bearer: Bearer, locale: Locale = "en", drawn: bool = False, opened: bool = False
    ) -> Response:
        """The table just before an action, as the key's seat may see it; if wanted, how the game would draw it.

        opened: once the match is over with every seat's cards face up, after which it stays over.
        """
        try:
            found, entry = await enter(registry, table, bearer)
        except OtherEdition as problem:
            old = position_of(*await enter_still(registry, table, bearer, problem))
            return as_json(old.model_dump_json().encode())
        known = found.match.game.known_language(locale)

        def make(still: Table) -> str:
            return past_position(still, entry, at, known, drawn=drawn, opened=opened)

        asked = ("position", at, known, drawn, opened)
        return as_json(await memory.of_table(found, entry, asked, make, reveals=opened))


def add_branch(router: APIRouter, registry: TableRegistry) -> None:
    @router.post("/branch", status_code=201)
    async def branch(table: TableName, wish: Branch, bearer: Bearer) -> TableKeys:
        """A new table that plays on from just before an action of this one."""
        found, entry = await enter(registry, table, bearer)
        return await branch_table(registry, found, entry.keys, wish)


def add_report(router: APIRouter, registry: TableRegistry, memory: Memory) -> None:
    @router.get("/report", response_class=Response, responses=SCENARIO)
    async def make_report(table: TableName, bearer: Bearer) -> Response:
        """The position now as a scenario, as far as the key's seat knows it."""
        found, entry = await enter(registry, table, bearer)
        if entry.seat is None:
            raise Refusal("A report tells what a seat knows. Ask for it with the key of a seat.", "report")
        seat = entry.seat
        text = await memory.of_table(found, entry, "report", lambda still: report(still.match, seat))
        return attachment(text, "application/yaml", f"report-{found.id}.yaml")


def add_delete(router: APIRouter, registry: TableRegistry) -> None:
    @router.delete("", status_code=204)
    async def delete(table: TableName, bearer: Bearer) -> None:
        """The host deletes the table, for everybody and with all that happened at it."""
        if not (await look_at_door(registry, table, [key_of(bearer)])).host:
            raise Refusal("Only the maker of the table can do that.", "host-only")
        await delete_table(registry, table)


def knowing(table: Table, entry: Pass, *, opened: bool) -> tuple[Collection[int], bool]:
    """Whose knowledge is told, and whether that is all there is: an end must have been written down as shown first."""
    opened = opened and table.shown and table.match.outcome is not None
    return (range(len(table.seats)) if opened else entry.keys), opened


def timeline(table: Table, entry: Pass, locale: str, *, opened: bool) -> str:
    seats, opened = knowing(table, entry, opened=opened)
    with speaking(locale):
        log = log_lines(table.match, seats, 0)
    actions = action_infos(table, seats, 0)
    finished = table.match.outcome is not None
    return ReplayIndex(table=table.id, actions=actions, log=log, finished=finished, opened=opened).model_dump_json()


def past_position(table: Table, entry: Pass, at: int, locale: str, *, drawn: bool, opened: bool) -> str:
    seats, opened = knowing(table, entry, opened=opened)
    with speaking(locale):
        match = position(table, at, seats)
        view = open_view(match, entry.seat) if opened else match.view(entry.seat)
        shown = list(table_of(match, view)) if drawn else None
        return ReplayPosition(at=at, view=view, sections=shown).model_dump_json()


def open_view(match: Match, seat: int | None) -> dict[str, object]:
    """A seat's view with every seat's cards face up: for looking back, once nothing has to be secret any more."""
    return match.game.open_view(match.state, seat) | {"decisions": match.decision_views(seat)}


def attachment(text: str | bytes, media_type: str, name: str) -> Response:
    """A file to be kept under this name."""
    return Response(text, media_type=media_type, headers={"content-disposition": f'attachment; filename="{name}"'})
