"""Storage on both databases: migrations from nothing, numbers that only one writer gets, editions and pictures."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from sqlalchemy import inspect

from tests.server.live import Server, quick_settings
from wandwright.server.errors import BadSettings, Conflict, NoEntry
from wandwright.server.settings import Rate, Settings, data_folder
from wandwright.server.storage.appending import CHANNEL, WROTE, Addition
from wandwright.server.storage.migrations import migrate
from wandwright.server.storage.rows import METADATA, EditionRow, EntryRow, SeatRow, TableRow
from wandwright.server.storage.store import Store
from wandwright.server.storage.writing import Writer, settle

T = TypeVar("T")
EDITION = EditionRow("a", "g", "c", [], b"cards")
ROW = TableRow("t", "g", {"seats": 1}, "c", "a", [], 1, "e", None, "h", "s", "safe", False, "", {}, 1.0, 1.0)
SEAT = SeatRow(0, "hash", "Anna", "person", "")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: a browser test in the same process may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = str(tmp_path / "a%b.sqlite") if request.param == "sqlite" else request.getfixturevalue("postgres")
    made = Store(Settings(database=address, data=tmp_path).url)
    migrate(made.engine)
    yield made
    made.close()


def test_migrations_from_nothing_make_what_the_server_uses(store: Store) -> None:
    migrate(store.engine)
    found = inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        assert all(columns[column.name]["nullable"] == column.nullable for column in table.columns)
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]


def test_a_number_is_given_once(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    first = EntryRow("action", 0, {"code": 1})
    store.append(Addition("t", 0, [first], {"turn": 1}))
    with pytest.raises(Conflict):
        store.append(Addition("t", 0, [EntryRow("action", 0, {"code": 2})], {"turn": 9}))
    kept = store.read("t")
    assert [entry.data for entry in kept.entries] == [{"code": 1}]
    assert kept.table.summary == {"turn": 1}
    assert store.read("t", 1).entries == []


def test_tables_are_written_together_and_each_gets_its_own_answer(store: Store) -> None:
    for name in "tuv":
        store.create(replace(ROW, id=name), EDITION, [SEAT], [])
    store.append(Addition("u", 0, [EntryRow("action", 0, {"code": 1})], {}))
    entries = [EntryRow("yes", 0, {}), EntryRow("undo", 0, {"to": 0})]
    assert store.append_all([Addition(name, 0, entries, {"turn": 2}) for name in "tuv"]) == [True, False, True]
    assert [len(store.read(name).entries) for name in "tuv"] == [2, 1, 2]
    assert store.read("u").table.summary == {}


def test_the_writer_answers_everybody_and_writes_what_waits_before_it_ends(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    writer = Writer(store)

    async def race() -> list[BaseException | None]:
        entry = EntryRow("action", 0, {})
        waiting = [writer.append(Addition("t", 0, [entry], {})) for _ in range(20)]
        return await asyncio.gather(*waiting, return_exceptions=True)

    answers = run(race())
    writer.close()
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert len(store.read("t").entries) == 1


def test_an_error_of_the_database_reaches_who_waits(store: Store) -> None:
    writer = Writer(store)
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError)):
        run(writer.append(Addition("no table", 0, [EntryRow("action", 0, {})], {})))
    writer.close()


def test_an_addition_is_kept_whole_or_not_at_all(store: Store) -> None:
    """Its first number is taken and the next one free: nothing of it goes in, and the other tables are written."""
    for name in "tu":
        store.create(replace(ROW, id=name), EDITION, [SEAT], [])
    store.append(Addition("t", 0, [EntryRow("action", 0, {"code": 1})], {}))
    two = [EntryRow("yes", 0, {}), EntryRow("undo", 0, {"to": 0})]
    assert store.append_all([Addition("u", 0, two, {}), Addition("t", 0, two, {"turn": 9})]) == [True, False]
    assert [entry.kind for entry in store.read("t").entries] == ["action"]
    assert store.read("t").table.summary == {}
    assert [entry.kind for entry in store.read("u").entries] == ["yes", "undo"]


def test_what_does_not_fit_takes_nothing_else_with_it(store: Store) -> None:
    """A table that has gone fails for itself; those of the same batch are kept."""
    for name in "tu":
        store.create(replace(ROW, id=name), EDITION, [SEAT], [])
    writer = Writer(store)

    async def write() -> list[BaseException | None]:
        names = ("t", "gone", "u")
        waiting = [writer.append(Addition(name, 0, [EntryRow("action", 0, {})], {})) for name in names]
        return await asyncio.gather(*waiting, return_exceptions=True)

    first, gone, last = run(write())
    writer.close()
    assert (first, last) == (None, None)
    assert isinstance(gone, sqlite3.IntegrityError | psycopg.IntegrityError)
    assert [len(store.read(name).entries) for name in "tu"] == [1, 1]


def test_a_batch_is_one_transaction_and_wakes_the_loop_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"t{number}" for number in range(30)]
    for name in names:
        store.create(replace(ROW, id=name), EDITION, [SEAT], [])
    batches: list[int] = []
    append, may_go_on = store._appender.append, threading.Event()

    def held(additions: list[Addition]) -> list[Addition]:
        assert may_go_on.wait(20)
        batches.append(len(additions))
        return append(additions)

    monkeypatch.setattr(store._appender, "append", held)
    writer = Writer(store)
    woken: list[int] = []

    def counted(some: Sequence[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
        woken.append(len(some))
        settle(some)

    monkeypatch.setattr("wandwright.server.storage.writing.settle", counted)

    async def write() -> None:
        waiting = [writer.append(Addition(name, 0, [EntryRow("action", 0, {})], {"n": 1})) for name in names]
        asyncio.get_running_loop().call_soon(may_go_on.set)
        await asyncio.gather(*waiting)

    run(write())
    writer.close()
    assert len(batches) <= 2, "the first alone at most, then all that waited"
    assert woken == batches
    assert all(store.read(name).table.summary == {"n": 1} for name in names)


def test_a_batch_is_one_notice(postgres: str, tmp_path: Path) -> None:
    store = Store(Settings(database=postgres, data=tmp_path).url)
    migrate(store.engine)
    for name in "tu":
        store.create(replace(ROW, id=name), EDITION, [SEAT], [])
    with psycopg.connect(postgres, autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        store.append_all([Addition(name, 0, [EntryRow("action", 0, {})], {}) for name in "tu"])
        store.append_all([Addition("t", 1, [EntryRow("action", 0, {})], {})])
        heard = [notice.payload for notice in listener.notifies(timeout=20, stop_after=2)]
    store.close()
    assert heard == [f"{store.process} {WROTE} t u", f"{store.process} {WROTE} t"]


def test_a_database_that_was_started_anew_is_written_to(postgres: str, tmp_path: Path) -> None:
    """The writer's connection was cut off between two batches: the next one opens another, and nothing fails."""
    store = Store(Settings(database=postgres, data=tmp_path).url)
    migrate(store.engine)
    store.create(ROW, EDITION, [SEAT], [])
    store.append(Addition("t", 0, [EntryRow("action", 0, {})], {}))
    with psycopg.connect(postgres, autocommit=True) as other:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"
        other.execute(cut, (other.info.dbname,))
    store.append(Addition("t", 1, [EntryRow("action", 0, {})], {}))
    assert len(store.read("t").entries) == 2
    store.close()


def test_chat_takes_the_next_free_number(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    assert store.add_chat("t", 0, 0, "Anna", "one").number == 0
    assert store.add_chat("t", 0, None, "Eve", "two").number == 1
    assert [chat.text for chat in store.read("t").chats] == ["one", "two"]


def test_seats_and_locks_are_kept(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    store.set_seat("t", SeatRow(0, "other", "Ben", "bot", "greedy"))
    store.set_locked("t", True)
    kept = store.read("t")
    assert kept.seats == [SeatRow(0, "other", "Ben", "bot", "greedy")]
    assert kept.table.locked
    with pytest.raises(NoEntry):
        store.read("u")


def test_an_edition_is_kept_once_and_found_by_either_hash(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    store.create(replace(ROW, id="u"), replace(EDITION, data=b"others"), [SEAT], [])
    assert store.read_edition("a") == EDITION
    assert store.find_edition("g", "c") == EDITION
    assert store.read_edition("b") is store.find_edition("h", "c") is None


def test_an_older_picture_never_takes_the_place_of_a_newer_one(store: Store) -> None:
    store.create(ROW, EDITION, [SEAT], [])
    assert store.read_picture("t") is None
    for version, data in ((3, b"three"), (5, b"five"), (4, b"four")):
        store.set_picture("t", version, data)
    assert store.read_picture("t") == (5, b"five")


def test_secrets_are_not_kept(tmp_path: Path) -> None:
    with Server(quick_settings(tmp_path)) as server:
        keys = server.make("here", "bot")
        with server.sit(keys, 0, host=True) as anna:
            anna.go_on()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in (keys["host"], keys["spectator"], *(seat["secret"] for seat in keys["seats"])):
        assert secret.encode() not in kept


def test_settings_travel_as_text(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, allow_origins=("https://a.example",), posts=Rate(1.0, 2), packs=(tmp_path,))
    assert Settings.model_validate_json(settings.model_dump_json()) == settings


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgres://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+psycopg://u@h/d"),
        ("sqlite:///x.db", "sqlite:///x.db"),
    ],
)
def test_databases_by_their_address(database: str, url: str) -> None:
    assert Settings(database=database).url == url


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(BadSettings, match="SQLite file"):
        _ = Settings(database="mysql://h/d").url


def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("WANDWRIGHT_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "wandwright"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    assert data_folder() == tmp_path / "roaming" / "wandwright"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder().parts[-3:] == ("Library", "Application Support", "wandwright")
    monkeypatch.setenv("WANDWRIGHT_DATA", str(tmp_path / "own"))
    assert data_folder() == tmp_path / "own"
