"""Nothing stays for ever (15): old tables go, hosts delete theirs, log and chat come in pages."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server, bearer
from wandwright.server.registry.expiry import Expiry
from wandwright.server.settings import Rate
from wandwright.server.snapshots import paging
from wandwright.server.storage.book_rows import BOOKS
from wandwright.server.storage.deleting import DAY, PARTS, delete_old, delete_old_books, existing
from wandwright.server.storage.rows import TABLES
from wandwright.server.tables.connections import DELETED, NO_ENTRY

OVER = {"turn": 9, "actions": 90, "asked": [], "outcome": {"winners": [], "scores": [], "reason": "lost"}}
RUNNING = {**OVER, "outcome": None}
NEW = {**RUNNING, "actions": 0}


def age(server: Server, keys: Json, days: float, summary: Json) -> str:
    """The table as if it had lain so long."""
    name = str(keys["table"])
    values = {"updated": time.time() - days * DAY, "summary": summary}
    with server.registry.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == name).values(**values))
    return name


def rows_of(server: Server, table: str) -> int:
    with server.registry.store.engine.connect() as connection:
        counts = [connection.scalar(select(func.count()).where(part.c.table_id == table)) for part in PARTS]
        return sum(count or 0 for count in counts)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_tables_expire_by_what_they_are(start: Starter, database: str, request: pytest.FixtureRequest) -> None:
    """15: nothing ever left the disk, 1.4 GB a day from one address."""
    server = start(database=request.getfixturevalue("postgres") if database == "postgres" else "")
    lain = [(8, NEW), (6, NEW), (181, OVER), (100, OVER), (366, RUNNING), (181, RUNNING), (400, RUNNING), (400, NEW)]
    names = [age(server, server.make("here", "here"), days, summary) for days, summary in lain]
    in_book, open_here = names[6], names[7]
    book = {"id": "b", "secret": "", "text": "", "edition": "", "match": in_book, "replays": {}, "version": 0}
    with server.registry.store.engine.begin() as connection:
        connection.execute(insert(BOOKS), {**book, "updated": time.time()})
    gone = delete_old(server.registry.store, server.settings, time.time(), [open_here])
    assert sorted(gone) == sorted([names[0], names[2], names[4]])
    assert existing(server.registry.store, names) == {names[1], names[3], names[5], in_book, open_here}
    assert rows_of(server, names[0]) == 0
    assert rows_of(server, names[1]) == 2


def test_what_is_kept_for_no_days_is_kept_for_ever(start: Starter) -> None:
    server = start(keep_unplayed_days=0, keep_finished_days=0, keep_idle_days=0)
    names = [age(server, server.make("here", "here"), 9999, summary) for summary in (NEW, OVER, RUNNING)]
    assert delete_old(server.registry.store, server.settings, time.time(), []) == []
    assert existing(server.registry.store, names) == set(names)


def test_a_clock_that_leaps_deletes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forwards everything looks old at once; what was written while it was set back looks so for ever."""
    name = age(server, server.make("here", "here"), 400, RUNNING)
    from_1970 = age(server, server.make("here", "here"), 20_000, RUNNING)
    expiry = Expiry(server.registry)
    now = time.time()
    monkeypatch.setattr("wandwright.server.registry.expiry.time.time", lambda: now + 3600)
    asyncio.run(expiry.run())
    assert existing(server.registry.store, [name]) == {name}
    assert delete_old(server.registry.store, server.settings, now, []) == [name]
    assert existing(server.registry.store, [from_1970]) == {from_1970}


def test_a_book_goes_only_when_its_match_is_old_too(server: Server) -> None:
    fresh, old = server.make("here", "here")["table"], age(server, server.make("here", "here"), 400, RUNNING)
    rows: list[Json] = [
        {"id": match or "none", "secret": "", "text": "", "edition": "", "match": match, "replays": {}, "version": 0}
        for match in (fresh, old, "")
    ]
    with server.registry.store.engine.begin() as connection:
        connection.execute(insert(BOOKS), [{**row, "updated": time.time() - 400 * DAY} for row in rows])
    delete_old_books(server.registry.store, server.settings, time.time())
    with server.registry.store.engine.connect() as connection:
        assert list(connection.scalars(select(BOOKS.c.id))) == [fresh]


def closing(player: Player) -> tuple[list[Any], int]:
    """The codes of what is said until the connection ends, and its own."""
    codes: list[Any] = []
    with pytest.raises(ConnectionClosed) as closed:
        player.until(lambda message: codes.append(message.get("code")))
    assert closed.value.rcvd is not None
    return codes, closed.value.rcvd.code


def test_a_host_deletes_the_table_for_everybody(server: Server) -> None:
    """15: there was no way to delete a table."""
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, 1) as ben:
        anna.go_on()
        assert ben.ask("delete")["code"] == "host-only"
        anna.say({"type": "delete", "ref": 99})
        for player in (anna, ben):
            codes, code = closing(player)
            assert (codes[-1], code) == ("deleted", DELETED)
    assert (server.registry.tables, rows_of(server, keys["table"])) == ({}, 0)
    assert Player(server.address, keys["table"], [keys["host"]]).door()[1] == NO_ENTRY


def test_a_table_is_deleted_over_rest_with_the_hosts_key_only(server: Server) -> None:
    keys = server.make("here", "here")
    path = f"/api/tables/{keys['table']}"
    for secret, status in ((keys["seats"][0]["secret"], 409), (keys["spectator"], 409), (keys["host"], 204)):
        assert server.http.delete(path, headers=bearer(secret)).status_code == status
    assert server.http.delete(path, headers=bearer(keys["host"])).status_code == 404


def test_the_match_of_a_book_is_given_up_in_the_book(server: Server) -> None:
    keys = server.make("here", "here")
    book = {"id": "b", "secret": "", "text": "", "edition": "", "replays": {}, "version": 0, "updated": time.time()}
    with server.registry.store.engine.begin() as connection:
        connection.execute(insert(BOOKS), {**book, "match": keys["table"]})
    reply = server.http.delete(f"/api/tables/{keys['table']}", headers=bearer(keys["host"]))
    assert (reply.status_code, reply.json()["code"]) == (409, "book-table")
    assert existing(server.registry.store, [keys["table"]])


def test_chat_comes_in_pages_and_is_not_kept_without_end(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """15: 5,000 lines of chat were 2.4 MB with every hello."""
    for module in ("tables.table", "storage.store", "registry.chatting"):
        monkeypatch.setattr(f"wandwright.server.{module}.CHAT_LINES", 10)
    monkeypatch.setattr("wandwright.server.registry.chatting.THROW_AWAY_EVERY", 5)
    server = start(most_chats=20)
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna:
        for number in range(31):
            assert anna.ask("chat", seat=0, text=f"Line {number}")["type"] == "done"
        assert [line["number"] for line in anna.chat] == list(range(31))
        server.registry.tables.clear()
    with server.sit(keys, 1) as ben:
        assert [line["number"] for line in ben.chat] == list(range(21, 31))
        assert ben.ask("older", what="chat", before=21)["type"] == "done"
        assert [line["number"] for line in ben.chat] == list(range(11, 31))
        assert ben.ask("older", what="chat", before=11)["type"] == "done"
        assert [line["number"] for line in ben.chat] == list(range(10, 31))
        assert ben.ask("chat", seat=1, text="And now?")["type"] == "done"
        assert ben.chat[-1]["number"] == 31


def test_nobody_talks_without_end(start: Starter) -> None:
    """15: a spectator wrote twenty lines a second."""
    server = start(chats=Rate(0.01, 2))
    keys = server.make("here", "here")
    with server.sit(keys, watch=True) as eve:
        told = [eve.ask("chat", text="La la la")["type"] for _ in range(3)]
        assert told == ["done", "done", "refused"]
        assert eve.ask("ping")["type"] == "done"


def test_a_long_log_comes_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """2, 15: the whole log of a long match was built and sent with every hello and every undo."""
    monkeypatch.setattr(paging, "LOG_LINES", 12)
    keys = server.make("here", "here", undo="free")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(15)
        with server.sit(keys, 0, 1) as ben:
            assert 0 < ben.snapshot["log_from"] <= len(anna.log) - 12
            assert ben.log == anna.log[ben.snapshot["log_from"] :]
            assert ben.actions == anna.actions[ben.log[0]["action"] :]
            while ben.log[0]["number"] > 0:
                assert ben.ask("older", what="log", before=ben.log[0]["number"])["type"] == "done"
            assert ben.actions == anna.actions
            assert ben.log == server.get(keys, "replay", keys["seats"][0]["secret"]).json()["log"]
            assert ben.ask("older", what="log", before=0)["type"] == "done"
            assert anna.ask("undo", seat=anna.asked(), to=2)["type"] == "done"
            ben.until_table(lambda table: table["info"]["actions"] == 2)
            known = server.get(keys, "replay", keys["seats"][0]["secret"]).json()["log"]
            for player in (anna, ben):
                assert [line["number"] for line in player.log] == [line["number"] for line in known]
