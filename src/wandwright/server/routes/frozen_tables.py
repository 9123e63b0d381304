"""Frozen tables: their rules are no longer those installed, so they are shown as they last were."""

from __future__ import annotations

import logging
from typing import NamedTuple

from fastapi import WebSocket

from wandwright.server.errors import OtherEdition, Refusal
from wandwright.server.protocol.log_messages import LogLine, Talk
from wandwright.server.protocol.messages import Snapshot, TableInfo
from wandwright.server.protocol.replay_messages import ReplayIndex, ReplayPosition
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.snapshots.last_views import WHOLE, Picture, read_kept
from wandwright.server.snapshots.parts import WATCH, chat_line, table_info
from wandwright.server.storage.rows import Kept
from wandwright.server.tables.access import Pass, admit

LOG = logging.getLogger("wandwright.server")


class Still(NamedTuple):
    """What storage knows of such a table, and why it can't go on."""

    kept: Kept
    version: int
    picture: Picture
    problem: OtherEdition


def look(registry: TableRegistry, table_id: str, problem: OtherEdition) -> Still:
    """The last picture of a table; where there is none, the problem itself is all that can be told."""
    if problem.__cause__ is not None:
        LOG.warning("Table %s can't be played again.", table_id, exc_info=problem.__cause__)
    found = registry.store.read_picture(table_id)
    if found is None:
        raise problem
    kept = registry.store.read(table_id)
    return Still(kept, found[0], read_kept(found[1], kept.table), problem)


def admit_to(still: Still, secrets: list[str]) -> Pass:
    return admit(still.kept.table, still.kept.seats, secrets)


def info_of(still: Still, entry: Pass) -> TableInfo:
    info = table_info(still.kept.table, still.kept.seats, entry.keys, host=entry.host, present=entry.keys)
    seats = [seat.model_copy(update={"asked": False}) for seat in info.seats]
    return info.model_copy(update={"stopped": still.problem.sort, "seats": seats})


def eyes_of(entry: Pass) -> list[str]:
    return [str(seat) for seat in sorted(entry.keys)] or [WATCH]


def log_of(still: Still, entry: Pass) -> list[LogLine]:
    return [LogLine.model_validate(line) for line in still.picture.logs.get(eyes_of(entry)[0], [])]


def snapshot_of(still: Still, entry: Pass) -> Snapshot:
    """The table as these seats last saw it."""
    return Snapshot(
        info=info_of(still, entry),
        version=still.version,
        views={name: still.picture.views[name] for name in eyes_of(entry)},
        log_from=0,
        log=log_of(still, entry),
        actions_from=0,
        actions=[],
        undo={},
        vote=None,
        autos=[],
        thinking=None,
    )


def is_whole(still: Still) -> bool:
    """Is everything known? A picture of an end that was taken back tells what has to be secret again."""
    return WHOLE in still.picture.saves and still.kept.table.summary["outcome"] is not None


def timeline_of(still: Still, entry: Pass) -> ReplayIndex:
    """A look back without its steps, which only the rules of then could take: the log, and one position."""
    finished = info_of(still, entry).outcome is not None
    return ReplayIndex(table=still.kept.table.id, actions=[], log=log_of(still, entry), finished=finished)


def position_of(still: Still, entry: Pass) -> ReplayPosition:
    """The last position as the asking seat saw it."""
    return ReplayPosition(at=0, view=still.picture.views[WATCH if entry.seat is None else str(entry.seat)])


def export_of(still: Still, entry: Pass) -> str:
    """What a seat may take with it, for a Wandwright that still has these rules."""
    saves = still.picture.saves
    name = WHOLE if is_whole(still) else str(entry.seat)
    if name not in saves:
        raise Refusal("The match was not over, so only who holds a seat can export it.", "export-seat")
    return saves[name]


async def show(socket: WebSocket, still: Still, entry: Pass) -> None:
    """Everything there is to see, once; nothing will change any more."""
    await socket.send_text(snapshot_of(still, entry).model_dump_json())
    lines = [chat_line(line) for line in still.kept.chats]
    await socket.send_text(Talk(lines=lines).model_dump_json())
