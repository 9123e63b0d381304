"""The database is locked, full, read-only or gone (16): a sentence for everybody, and nobody is thrown out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import Starter
from tests.server.live import Server, wait_for
from wandwright.server.storage.store import Store
from wandwright.server.tables.connections import TRY_LATER


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program holds the file and does not let go."""
    other = sqlite3.connect(server.settings.data / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_locked_database_is_a_sentence_and_the_answer_can_be_given_again(start: Starter) -> None:
    """16: everybody was thrown out with each answer, new tables were a 500, and health said ok."""
    server = start(lock_seconds=0.05)
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        anna.until_table(lambda table: table["info"]["seats"][1]["present"])
        wait_for(lambda: server.http.get("/health").status_code == 200)
        with locked(server):
            told = anna.act(0)
            assert (told["type"], told["code"]) == ("refused", "database")
            assert ben.ask("ping")["type"] == "done"
            assert anna.ask("chat", seat=0, text="Hello?")["code"] == "database"
            reply = server.http.post("/api/tables", json={"game": "hogwarts-battle", "players": [{"kind": "here"}] * 2})
            assert (reply.status_code, reply.json()["code"]) == (503, "database")
            wait_for(lambda: server.http.get("/health").status_code == 503)
        wait_for(lambda: server.http.get("/health").status_code == 200)
        assert anna.act(0)["type"] == "done"
        assert ben.until_table(lambda table: table["version"] == 1)
        assert (len(anna.actions), anna.chat) == (1, [])


def test_bots_go_on_when_the_database_is_back(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """16: a bot whose answer could not be written was never asked again."""
    monkeypatch.setattr("wandwright.server.registry.driver.TROUBLE_SECONDS", 0.01)
    server = start(lock_seconds=0.05)
    keys = server.make("bot", "bot")
    with locked(server), server.sit(keys, watch=True) as eve:
        assert eve.snapshot["version"] == 0
        wait_for(lambda: server.registry.tables[keys["table"]].driver is not None)
    with server.sit(keys, watch=True) as eve:
        eve.until_table(lambda table: table["version"] > 0)


def test_whoever_comes_while_nothing_can_be_read_is_told_to_come_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """16: the connection was closed without a word."""
    keys = server.make("here", "here")

    def gone(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Store, "read_cards", gone)
    with connect(f"ws://{server.address}/api/tables/{keys['table']}/ws") as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [keys["host"]]}))
        assert json.loads(socket.recv(10))["code"] == "database"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_LATER
    assert server.get(keys, "replay", keys["host"]).status_code == 503
