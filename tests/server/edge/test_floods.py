"""Floods: frames that no message comes of, messages from one address, readers that do not read."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Starter
from tests.server.live import Server, wait_for
from wandwright.server.edge import websocket_transport
from wandwright.server.edge.rate_limits import Bucket
from wandwright.server.routes import lobby, pages
from wandwright.server.settings import ADDRESS_MESSAGES, Rate

FLOOD = 5_000
# Longer than any test waits: what is closed earlier was closed for what it sent.
LONG = 600.0


def frames(opcode: Opcode, *, fin: bool = True, count: int = FLOOD) -> bytes:
    """The same short frame again and again, as a browser masks it."""
    one = Frame(opcode, b"", fin).serialize(mask=True)
    return one * count


PINGS = frames(Opcode.PING)
PONGS = frames(Opcode.PONG)
PARTS = frames(Opcode.TEXT, fin=False, count=1) + frames(Opcode.CONT, fin=False)


@pytest.mark.parametrize("flood", [PINGS, PONGS, PARTS], ids=["pings", "pongs", "empty parts"])
def test_frames_are_counted_before_a_key_is_shown(
    start: Starter, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    """N1: control frames were counted by no limit, and a line to no table takes them for ten seconds."""
    server = start(frames=Rate(0.01, 100), hello_seconds=LONG)
    handled: list[int] = []
    usual = WebSocketsSansIOProtocol.handle_events

    def counted(self: Any) -> None:
        handled.append(len(self.conn.events))
        usual(self)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_events", counted)
    with connect(f"ws://{server.address}/api/tables/nobody/ws") as line:
        with suppress(OSError):
            line.socket.sendall(flood)
        with pytest.raises(ConnectionClosed):
            line.recv(10)
    # The handshake is an event too.
    assert sum(handled) <= 101


def test_one_read_is_worked_off_in_bites(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """N1: a quarter of a megabyte of frames held the loop for a second."""
    server = start(hello_seconds=LONG)
    fed: list[int] = []
    usual = WebSocketsSansIOProtocol.data_received

    def counted(self: Any, data: bytes) -> None:
        fed.append(len(data))
        usual(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    with connect(f"ws://{server.address}/api/tables/nobody/ws") as line:
        line.socket.sendall(PONGS)
        wait_for(lambda: sum(fed) >= len(PONGS))
    assert max(fed) == websocket_transport.BITE


def test_a_message_in_many_parts_arrives_whole(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0) as anna:
        text = json.dumps({"type": "chat", "ref": 7, "text": "é" * 300}, ensure_ascii=False)
        anna.socket.send(iter(text))
        anna.until(lambda message: message == {"type": "done", "ref": 7})
        wait_for(lambda: anna.chat or anna.hear())
        assert anna.chat[-1]["text"] == "é" * 300


def test_who_is_let_go_and_reads_nothing_is_gone(server: Server) -> None:
    """N2: closing waited for two megabytes to be read, so that lines stayed open that no limit counted any more."""
    keys = server.make("here", "here")
    with server.sit(keys, 0) as anna, connect_slowly(server, keys["table"]) as slow:
        slow.send(json.dumps({"type": "hello", "secrets": [keys["spectator"]]}))
        table = server.registry.tables[keys["table"]]
        wait_for(lambda: len(table.connections) == 2)
        [deaf] = [connection for connection in table.connections if not connection.seats]
        while deaf in table.connections:
            server.loop.call_soon_threadsafe(deaf.send, b"x" * 500_000)
            anna.ask("ping")
        lines = server._server.server_state.connections
        wait_for(lambda: len([line for line in lines if isinstance(line, websocket_transport.Wire)]) == 1)


def connect_slowly(server: Server, table: str) -> ClientConnection:
    """A browser that takes nothing in after the first few messages."""
    return connect(f"ws://{server.address}/api/tables/{table}/ws", max_queue=1, compression=None)


def test_languages_that_nobody_speaks_are_one_audience(server: Server) -> None:
    """N3: for each invented language every message was made anew."""
    keys = server.make("here", "here")
    with (
        server.sit(keys, watch=True, locale="xx"),
        server.sit(keys, watch=True, locale="tlh-KX"),
        server.sit(keys, watch=True, locale="cs"),
    ):
        spoken = [connection.locale for connection in server.registry.tables[keys["table"]].connections]
        assert sorted(spoken) == ["cs", "en", "en"]


def test_messages_are_limited_by_address_too(start: Starter) -> None:
    """N4: many connections below the limit of each took more than half of a core."""
    server = start(address_messages=Rate(0.01, 6))
    keys = server.make("here", "here")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        assert [anna.ask("ping")["type"] for _ in range(5)] == ["done"] * 5
        assert ben.ask("ping")["type"] == "done"
        ben.say({"type": "ping", "ref": 9})
        assert ben.until(lambda message: message["type"] == "refused")["code"] == "too-fast"


def test_a_club_of_twenty_plays_behind_one_address() -> None:
    """N4: twenty people who answer five times a second, after all have come and answered at once."""
    assert ADDRESS_MESSAGES.each_second >= 20 * 5
    usual = Bucket(ADDRESS_MESSAGES)
    assert all(usual.take() for _ in range(20 * 30))


@pytest.mark.parametrize(
    ("path", "module", "name"), [("/api/games", lobby, "game_info"), ("/api/docs", pages, "describe")]
)
def test_what_all_are_told_alike_is_made_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, path: str, module: Any, name: str
) -> None:
    """N7: each request of the list of games and of the page about the interface was made anew."""
    first = server.http.get(path)
    # Whoever made it again would run into this.
    monkeypatch.delattr(module, name)
    assert [server.http.get(path).content for _ in range(3)] == [first.content] * 3
