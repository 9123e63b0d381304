"""What leaves the server is committed, and a broken line harms nobody else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket
from starlette.datastructures import Address

from tests.server.live import GAME, PATIENCE, QUICK, quick_settings
from wandwright.server.edge.websocket_transport import NAME
from wandwright.server.errors import Conflict
from wandwright.server.protocol.lobby import NewTable, PlayerWish
from wandwright.server.protocol.messages import Done
from wandwright.server.registry.making import make_table
from wandwright.server.registry.presence import Presence
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.sockets import Sockets
from wandwright.server.storage.appending import Addition
from wandwright.server.tables.connections import GOING_AWAY, Connection
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import Table


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser test in the same process may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(work, PATIENCE)).result()


class Wire:
    """A socket that hears some messages and then that its line is broken, if it is; what is sent is kept."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.sent: list[dict[str, Any]] = []
        self.scope = {"extensions": {NAME: lambda: self}}
        self.client = Address("127.0.0.1", 1)
        self.broken = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if self.texts:
            return {"type": "websocket.receive", "text": self.texts.pop(0)}
        await self.broken.wait()
        return {"type": "websocket.disconnect", "code": 1006}

    def push(self, text: bytes) -> None:
        if not self.broken.is_set():
            self.sent.append(json.loads(text))

    def shut(self, code: int) -> None:
        self.sent.append({"type": "closed", "code": code})

    def backlog(self) -> int:
        return 0


class House:
    """A registry with one table of three, whose storage can be held up in the middle of a write."""

    def __init__(self, folder: Path) -> None:
        self.registry = TableRegistry(quick_settings(folder))
        self.presence = Presence(self.registry)
        self.sockets = Sockets(self.registry, self.presence)
        self.writing, self.may_go_on = threading.Event(), threading.Event()
        self.refused = False
        self._append = self.registry.store.append_all
        self.registry.store.append_all = self.held  # type: ignore[method-assign]

    def held(self, additions: Sequence[Addition]) -> list[bool]:
        self.writing.set()
        assert self.may_go_on.wait(PATIENCE)
        return [False] * len(additions) if self.refused else self._append(additions)

    async def table(self) -> Table:
        keys = await make_table(self.registry, NewTable(game=GAME, players=[PlayerWish(kind="here")] * 3, seed=1))
        return await self.registry.table(keys.table)

    def sit(self, table: Table, seat: int, *texts: str) -> tuple[Connection, Wire]:
        wire = Wire(*texts)
        connection = Connection(cast(WebSocket, wire), {seat: table.seats[seat].secret}, host=False, rate=QUICK)
        table.connections.add(connection)
        return connection, wire

    async def act(self, table: Table) -> None:
        decision = table.match.decision
        assert decision is not None
        async with table.lock:
            await self.registry.add(table, [action_entry(decision, decision.actions[0].notation)])


async def until(wanted: Callable[[], bool]) -> None:
    while not wanted():  # noqa: ASYNC110 - what is waited for is set by a thread
        await asyncio.sleep(0.005)


def leaving(house: House, table: Table, other: Connection) -> None:
    house.sockets._leave(table, other)


def heard_elsewhere(house: House, table: Table, other: Connection) -> None:
    house.presence._set(table, "another process", frozenset({1}))


@pytest.mark.parametrize("event", [leaving, heard_elsewhere])
@pytest.mark.parametrize("refused", [True, False])
def test_who_comes_or_goes_during_a_write_does_not_show_what_is_not_kept(
    tmp_path: Path, event: Callable[[House, Table, Connection], None], refused: bool
) -> None:
    """Finding 8: a watcher was sent version 1 while storage held none of it; a refused write never happened."""

    async def play() -> None:
        house = House(tmp_path)
        house.refused = refused
        table = await house.table()
        (_, anna), (other, _) = house.sit(table, 0), house.sit(table, 2)
        before = table.present()
        acting = asyncio.create_task(house.act(table))
        await until(house.writing.is_set)
        event(house, table, other)
        await asyncio.sleep(0)
        assert anna.sent == [], "shown in the middle of a write"
        house.may_go_on.set()
        if refused:
            with pytest.raises(Conflict):
                await acting
        else:
            await acting
        await until(lambda: bool(anna.sent))
        assert {message["version"] for message in anna.sent} == {0 if refused else 1}
        seen = {seat["seat"] for seat in anna.sent[-1]["info"]["seats"] if seat["present"]}
        assert seen == table.present() != before, "who came or went was never told"
        await house.registry.close()

    run(play())


def test_a_line_that_breaks_during_a_write_throws_nobody_out(tmp_path: Path) -> None:
    """Finding 9: the handler was cancelled in the middle of its write, and the table dropped with all who sat there."""

    async def play() -> None:
        house = House(tmp_path)
        table = await house.table()
        decision = table.match.decision
        assert decision is not None
        message = {
            "type": "act",
            "ref": 1,
            "seat": decision.seat,
            "question": decision.number,
            "action": decision.actions[0].notation,
        }
        connection, wire = house.sit(table, decision.seat, json.dumps(message))
        _, elsewhere = house.sit(table, 2)
        staying = asyncio.create_task(house.sockets._stay(table, connection))
        await until(house.writing.is_set)
        wire.broken.set()
        connection.send(Done(ref=0))
        await asyncio.sleep(0)
        house.may_go_on.set()
        await staying
        await until(lambda: bool(elsewhere.sent))
        assert house.registry.tables.get(table.id) is table
        assert table.version == len(house.registry.store.read(table.id).entries) == 1
        assert {"type": "closed", "code": GOING_AWAY} not in elsewhere.sent
        assert connection not in table.connections
        assert elsewhere.sent[-1]["version"] == 1
        await house.registry.close()

    run(play())
