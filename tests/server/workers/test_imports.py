"""Files that strangers bring: small, read in a process of their own, taken only if they could have come about.

Before, one file of 20 MB froze every table for seconds, a long match blocked the database and the loop, and
a crafted one left the request without an answer or made a table that answered with errors.
"""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import httpx
import pytest

from tests.server.conftest import Starter
from tests.server.live import PATIENCE, Json, Server
from tests.server.mutations import signed
from tests.server.positions import saved_position
from wandwright.engine.matches.games import game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.saves import checksum
from wandwright.server.errors import Refusal
from wandwright.server.registry import making
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.appending import Addition
from wandwright.server.workers import import_worker, importer
from wandwright.server.workers.import_worker import Import, examine
from wandwright.server.workers.pool import Workers

LONG = 35


def long_match(actions: int = LONG) -> Match:
    match = game("hogwarts-battle").start(2, 5, {"game": 1})
    while len(match.records) < actions:
        decision = match.decision
        assert decision is not None
        match.apply(decision.actions[0])
    return match


def bring(server: Server, save: str) -> httpx.Response:
    return server.http.post("/api/tables/import", json={"save": save})


def refused(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def test_a_file_that_is_too_large_or_has_too_many_actions_is_told_so(start: Starter) -> None:
    server = start(import_kilobytes=20, import_actions=6)
    assert refused(bring(server, " " * 20_001)) == (409, "import-too-large")
    reply = bring(server, long_match(7).save())
    assert refused(reply) == (409, "import-too-long")
    assert reply.json()["values"] == {"count": 7, "most": 6}
    assert bring(server, long_match(6).save()).status_code == 201


def test_no_file_is_read_by_the_server_itself(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads it here would fail; the process that does it succeeds."""
    server = start(import_processes=1)
    # A machine that is busy with other tests takes its time to begin a process.
    server.http.timeout = httpx.Timeout(6 * PATIENCE)
    save = long_match(5).save()
    for name in ("load", "parse"):
        monkeypatch.setattr(import_worker, name, lambda *_, **__: pytest.fail("read here"))
    reply = bring(server, save)
    assert reply.status_code == 201, reply.text
    assert server.http.post("/api/tables/import", content=b"{" * 100_000).status_code == 400


def test_a_file_that_takes_too_long_or_breaks_its_reader_is_refused(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(import_seconds=0.001)
    assert refused(bring(server, long_match(5).save())) == (409, "import-slow")
    monkeypatch.setattr(importer, "examine", lambda task: next(iter(())))
    monkeypatch.setattr(
        server.registry.importer, "_settings", server.settings.model_copy(update={"import_seconds": PATIENCE})
    )
    assert refused(bring(server, long_match(5).save())) == (409, "import-failed")


def test_while_a_file_is_read_other_tables_go_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, go_on = threading.Event(), threading.Event()

    def slow(task: Import) -> Any:
        reading.set()
        go_on.wait(PATIENCE)
        return examine(task)

    monkeypatch.setattr(importer, "examine", slow)
    replies: list[httpx.Response] = []
    other = threading.Thread(target=lambda: replies.append(bring(server, long_match(5).save())))
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        other.start()
        assert reading.wait(PATIENCE)
        anna.go_on(3)
        assert server.make("here", "here")["table"] != keys["table"]
        assert not replies
        go_on.set()
    other.join()
    assert replies[0].status_code == 201


def test_only_so_many_files_wait(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "waiting", importer.MOST_WAITING)
    with pytest.raises(Refusal, match="in a minute"):
        asyncio.run(server.registry.importer.read(b""))


def test_a_long_past_is_written_in_parts_between_which_others_write(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = long_match()
    at_once: list[int] = []
    real_create, real_keep = server.registry.store.create, server.registry.keep_past

    def create(row: Any, edition: Any, seats: Any, entries: Any) -> None:
        at_once.append(len(entries))
        real_create(row, edition, seats, entries)

    async def keep_past(registry: TableRegistry, addition: Addition) -> None:
        at_once.append(len(addition.entries))
        await real_keep(addition)

    monkeypatch.setattr(making, "PAST_AT_ONCE", 10)
    monkeypatch.setattr(server.registry.store, "create", create)
    monkeypatch.setattr(TableRegistry, "keep_past", keep_past)
    reply = bring(server, match.save())
    assert reply.status_code == 201
    assert at_once == [10, 10, 10, 5]
    kept = server.registry.store.read(reply.json()["table"])
    assert [entry.data["notation"] for entry in kept.entries] == [record.notation for record in match.records]


def crafted(**changes: Any) -> str:
    """A position of Death Eaters Rising with something changed in it, signed as an honest one is."""
    body: Json = json.loads(saved_position(2))
    for path, value in changes.items():
        *parents, last = path.split("__")
        inside: Any = body["start"]
        for parent in parents:
            inside = inside[int(parent) if parent.isdigit() else parent]
        inside[int(last) if last.isdigit() else last] = value
    return signed(body)


def examined(save: str) -> Any:
    return examine(Import(json.dumps({"save": save}).encode(), 1_000_000, 10_000))


@pytest.mark.parametrize(
    "changes",
    [
        # What stopped every bot: a symbol covered 99 times, over which the adviser thought for ever.
        {"this_turn__covered": [{"harry_potter": {"courage": 99}}]},
        {"this_turn__covered": [{"harry_potter": {"courage": -1}}]},
        {"deck": ["peter_pettigrew#1"]},
        {"turn": True},
        {"turn": "3"},
        {"turn": 10**9},
        {"voldemort__strange": 1},
        {"legal": [17]},
        {"held": 1},
        {"stack": [["take_pool"]] * 500},
        {"stack": []},
        {"outcome": [[0], [1], "won"]},
        {"streams": {}},
        {"keys": [1, 1]},
    ],
)
def test_what_can_not_have_come_about_is_refused(server: Server, changes: Json) -> None:
    reply = bring(server, crafted(**changes))
    assert reply.status_code == 400, reply.text
    assert "Use an earlier copy" in reply.json()["detail"]


def test_the_same_position_without_a_change_comes_in(server: Server) -> None:
    assert bring(server, crafted()).status_code == 201


def test_a_save_whose_actions_are_no_list_is_refused() -> None:
    body = json.loads(long_match(3).save())
    del body["checksum"]
    body["actions"] = {"0": 1}
    with pytest.raises(Exception, match="does not fit its own game"):
        examined(json.dumps({**body, "checksum": checksum(body)}))
