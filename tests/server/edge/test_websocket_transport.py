"""The WebSocket below a connection: what it sends, and to whom it sends no more."""

from __future__ import annotations

import gc
import zlib
from typing import cast
from weakref import ref

from fastapi import WebSocket

from tests.server.live import QUICK, Server, wait_for
from wandwright.server.edge.websocket_transport import NAME
from wandwright.server.protocol.messages import Done
from wandwright.server.tables.connections import GOING_AWAY, MOST_WAITING, TOO_SLOW, Connection


class Slow:
    """A line that takes nothing any more."""

    def __init__(self) -> None:
        self.scope = {"extensions": {NAME: lambda: self}}
        self.waiting = 0
        self.codes: list[int] = []

    def push(self, text: bytes) -> None:
        self.waiting += len(text)

    def shut(self, code: int) -> None:
        self.codes.append(code)

    def backlog(self) -> int:
        return self.waiting


def test_a_browser_that_does_not_read_is_let_go_once() -> None:
    line = Slow()
    connection = Connection(cast(WebSocket, line), {}, host=False, rate=QUICK)
    message = b"x" * 100_000
    for _ in range(100):
        connection.send(message)
    connection.send(Done(ref=1))
    connection.close(GOING_AWAY)
    assert line.codes == [TOO_SLOW]
    assert MOST_WAITING < line.waiting <= MOST_WAITING + len(message)


def test_a_snapshot_is_compressed_against_the_one_before(server: Server) -> None:
    """Finding 4: the window was shorter than a snapshot, so that each was compressed as if it were the first."""
    keys = server.make("here", "here", options={"game": 7})
    with server.sit(keys, 0, 1) as anna:
        connection = next(iter(server.registry.tables[keys["table"]].connections))
        transport = connection.line.transport  # type: ignore[attr-defined]
        written: list[int] = []
        connection.line.transport = Counted(transport, written)  # type: ignore[attr-defined]
        anna.go_on(6)
        connection.line.transport = transport  # type: ignore[attr-defined]
    alone = [len(zlib.compress(text.encode(), 6)) for text in anna.told if '"type":"table"' in text[:20]][-6:]
    assert sum(written) < sum(alone) / 2


def test_who_has_gone_is_forgotten_without_a_collector(server: Server) -> None:
    """What compression remembers of a connection is large, and garbage in rings is looked for late."""
    keys = server.make("here", "here")
    gc.disable()
    try:
        with server.sit(keys, 0) as anna:
            anna.go_on(2)
            line = next(iter(server.registry.tables[keys["table"]].connections)).line
            encoder = ref(line.conn.extensions[0])  # type: ignore[attr-defined]
            wire = ref(line)
            del line
        wait_for(lambda: encoder() is None and wire() is None)
    finally:
        gc.enable()


class Counted:
    """A transport, with how many bytes were given to it."""

    def __init__(self, transport: object, written: list[int]) -> None:
        self._transport = transport
        self._written = written

    def write(self, data: bytes) -> None:
        self._written.append(len(data))
        self._transport.write(data)  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)
