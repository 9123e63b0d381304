"""Connections are handed to the process that keeps their table; whatever can't be handed over is served where it is."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.server.live import PATIENCE
from wandwright.server.edge.affinity import LARGEST_HEAD, Office

WORKERS = 2
NAMES = [f"table{number}" for number in range(20)]


class Arrived(asyncio.Protocol):
    """Stands for the protocol of the process that takes a connection in."""

    def __init__(self, heard: list[bytes]) -> None:
        self.heard = heard
        self.stays = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def stay(self) -> None:
        self.stays = True

    def data_received(self, data: bytes) -> None:
        assert self.stays, "it would be handed over again"
        self.heard.append(data)
        self.transport.write(b"welcome")


class Transport(asyncio.BaseTransport):
    """As much of a transport as is asked for."""

    def __init__(self, own: socket.socket, context: object = None) -> None:
        super().__init__({"socket": own, "sslcontext": context})


def path_of(table: str) -> str:
    return f"/club/api/tables/{table}/ws"


def head_of(table: str) -> bytes:
    return f"GET {path_of(table)} HTTP/1.1\r\nHost: here\r\n\r\n".encode()


def kept_by(number: int) -> str:
    return next(name for name in NAMES if crc32(name.encode()) % WORKERS == number)


@contextmanager
def two_offices(folder: Path, heard: list[bytes]) -> Iterator[tuple[Office, Office]]:
    """The first has number 0, the second number 1."""
    offices = Office(folder, WORKERS), Office(folder, WORKERS)
    for office in offices:
        office.open(lambda: Arrived(heard))
    try:
        yield offices
    finally:
        for office in offices:
            office.close()


def test_a_connection_is_handed_to_the_process_of_its_table(tmp_path: Path) -> None:
    async def hand_over() -> None:
        heard: list[bytes] = []
        table = kept_by(1)
        ours, browser = socket.socketpair()
        with two_offices(tmp_path, heard) as (first, second), closing(browser):
            assert not second.hand_over(path_of(table), head_of(table), Transport(ours)), "it is there already"
            assert first.hand_over(path_of(table), head_of(table), Transport(ours))
            # Whoever gave it away closes it; for the browser it stays open.
            ours.close()
            browser.settimeout(PATIENCE)
            assert await asyncio.to_thread(browser.recv, 100) == b"welcome"
        assert heard == [head_of(table)]

    asyncio.run(hand_over())


@pytest.mark.parametrize(
    ("path", "head"),
    [
        ("/api/games", b"GET /api/games HTTP/1.1\r\n\r\n"),
        (path_of(kept_by(1)), head_of(kept_by(1))[:-2]),
        (path_of(kept_by(1)), head_of(kept_by(1))[3:]),
        (path_of(kept_by(1)), head_of(kept_by(1))[:-2] + b"X: " + b"x" * LARGEST_HEAD + b"\r\n\r\n"),
    ],
)
def test_what_is_no_whole_request_for_a_table_stays(tmp_path: Path, path: str, head: bytes) -> None:
    async def stay() -> None:
        ours, browser = socket.socketpair()
        with two_offices(tmp_path, []) as (first, _), closing(ours), closing(browser):
            assert not first.hand_over(path, head, Transport(ours))

    asyncio.run(stay())


def test_an_encrypted_connection_stays(tmp_path: Path) -> None:
    async def stay() -> None:
        ours, browser = socket.socketpair()
        with two_offices(tmp_path, []) as (first, _), closing(ours), closing(browser):
            assert not first.hand_over(path_of(kept_by(1)), head_of(kept_by(1)), Transport(ours, object()))

    asyncio.run(stay())


def test_where_nobody_takes_it_in_a_connection_stays(tmp_path: Path) -> None:
    async def stay() -> None:
        ours, browser = socket.socketpair()
        office = Office(tmp_path, WORKERS)
        office.open(lambda: Arrived([]))
        with closing(office), closing(ours), closing(browser):
            assert not office.hand_over(path_of(kept_by(1)), head_of(kept_by(1)), Transport(ours))
            # One that was killed leaves its place behind.
            (tmp_path / "1.socket").touch()
            assert not office.hand_over(path_of(kept_by(1)), head_of(kept_by(1)), Transport(ours))

    asyncio.run(stay())
