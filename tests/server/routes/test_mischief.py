"""Hostile messages, requests and files by the thousand: no 500, no traceback, no hang, and nothing changes.

`make soak` sends a hundred thousand; `make test` a slice.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tests.server.live import PATIENCE, Json, Player, Server, wait_for
from tests.server.mischief import Mischief
from wandwright.server.storage.rows import ENTRIES, SEATS

SLICE = 240
SOAKED = 100_000
CHUNKS = 20
# Of so many, one is a file and some are requests; the others are messages.
FILE_EVERY, REQUEST_EVERY = 20, 4
# No message of hers has this number but the one that shows that all before it were answered.
LAST = 424_242


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the server writes about mistakes of its own."""
    found: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    handler = Listener(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("wandwright", "uvicorn", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield found
    for logger in loggers:
        logger.removeHandler(handler)


def kept(server: Server, keys: Json) -> list[Any]:
    """Everything that is kept of a table but its talk."""
    with server.registry.store.engine.connect() as connection:
        entries = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == keys["table"])).all()
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == keys["table"])).all()
    return [*entries, *seats]


class Eve:
    """May watch the table, and tries everything else."""

    def __init__(self, server: Server, keys: Json, seed: int) -> None:
        self._server = server
        self._keys = keys
        save = server.get(keys, "export", keys["seats"][0]["secret"]).text
        self._mischief = Mischief(seed, save)
        self._line: Player | None = None

    def try_everything(self, number: int) -> None:
        for count in range(number):
            if count % FILE_EVERY == 0:
                self.send_file()
            elif count % REQUEST_EVERY == 0:
                self.request()
            else:
                self.say()
        self.leave()

    def say(self) -> None:
        """Each message is answered, or ends the line; then the next one takes a new one."""
        if self._line is None:
            self._line = self._server.sit(self._keys, watch=True)
        try:
            self._line.socket.send(self._mischief.message())
            self._line.say({"type": "ping", "ref": LAST})
            while json.loads(self._line.socket.recv(PATIENCE)).get("ref") != LAST:
                pass
        except ConnectionClosed:
            self.leave()

    def leave(self) -> None:
        if self._line is not None:
            self._line.leave()
        self._line = None

    def request(self) -> None:
        method, path, body, headers = self._mischief.request()
        self.check(self._server.http.request(method, path, content=body, headers=headers))

    def send_file(self) -> None:
        """A save is refused; or it is a match like any other, that can be looked at from all sides."""
        text = self._mischief.file()
        reply = self._server.http.post("/api/tables/import", json={"save": text})
        self.check(reply)
        if reply.status_code != 201:
            return
        made = reply.json()
        secret = made["seats"][0]["secret"]
        for path in ("replay", "replay/0", "export", "report"):
            self.check(self._server.get(made, path, secret))
        with self._server.sit(made, 0):
            pass

    @staticmethod
    def check(reply: httpx.Response) -> None:
        assert reply.status_code < 500, f"{reply.request.method} {reply.request.url}: {reply.text}"


def be_hostile(server: Server, seed: int, number: int, complaints: list[str]) -> None:
    server.settings.static.mkdir()
    (server.settings.static / "index.html").write_text("the page")
    keys = server.make("here", "friend")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(3)
        before = kept(server, keys)
        Eve(server, keys, seed).try_everything(number)
        assert kept(server, keys) == before
        assert complaints == []
        # The table goes on as if nothing had been.
        anna.go_on()
    wait_for(lambda: all(not table.connections for table in server.registry.tables.values()))


def test_a_slice_of_mischief(server: Server, complaints: list[str]) -> None:
    be_hostile(server, 0, SLICE, complaints)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_hundred_thousand_tricks(server: Server, complaints: list[str], chunk: int) -> None:
    be_hostile(server, chunk + 1, SOAKED // CHUNKS, complaints)
