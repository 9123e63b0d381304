"""Findings 20, 21 and 24: a server that can't start says so in a sentence; its files and logs keep secrets."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tests.server.conftest import Starter
from tests.server.live import PATIENCE, Player, Server, quick_settings, wait_for
from tests.server.processes import Process, running
from wandwright.cli import main
from wandwright.server.app import from_environment
from wandwright.server.errors import BadSettings
from wandwright.server.settings import ENVIRONMENT, Settings, usual_folder
from wandwright.server.storage import file_permissions, opening
from wandwright.server.storage.opening import open_store
from wandwright.server.tables.keys import hashed

# Nothing listens there.
NOWHERE = "postgresql://anna:a-password@127.0.0.1:1/tables"


def start_by_hand(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a person reads who starts a server that can't be; one sentence or two, no traceback, and no success."""
    assert main(["serve", "--port", "0", *arguments]) != 0
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100, encoding="utf-8")
    told = start_by_hand(capsys, "--database", str(file))
    assert f"{file} is not an SQLite database. Move it away" in told
    assert file.read_text(encoding="utf-8").startswith("Dear Anna"), "the file was changed"


def test_a_database_of_another_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "places.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE bookmarks (place TEXT)")
    assert "of another program. Leave it alone" in start_by_hand(capsys, "--database", str(file))


def test_a_database_of_a_newer_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = quick_settings(tmp_path)
    open_store(settings).close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    told = start_by_hand(capsys, "--data", str(tmp_path))
    assert "by a newer Wandwright (its form is 9999). Install that version" in told


def test_a_half_corrupted_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_store(quick_settings(tmp_path)).close()
    file = tmp_path / "tables.sqlite"
    whole = file.read_bytes()
    # The head of the file, which says that it is a database, is whole.
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    assert f"{file} is damaged" in start_by_hand(capsys, "--data", str(tmp_path))


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    told = start_by_hand(capsys, "--data", str(tmp_path / "file" / "data"))
    assert "can't be written (Not a directory)" in told
    assert "name another one with --data" in told

    def forbidden(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    # Whoever runs tests as the system's administrator may write everywhere.
    monkeypatch.setattr(opening, "private_file", forbidden)
    assert "(Permission denied). Let the user who starts" in start_by_hand(capsys, "--data", str(tmp_path))


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    for workers in ("1", "2"):
        told = start_by_hand(capsys, "--database", NOWHERE, "--workers", workers)
        assert "postgresql://anna:***@127.0.0.1:1/tables does not answer" in told
        assert "See that it runs" in told
        assert "a-password" not in told


def test_a_worker_whose_database_has_gone_since(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, Settings(database=NOWHERE).model_dump_json())
    with pytest.raises(SystemExit, match="does not answer") as told:
        from_environment()
    assert "a-password" not in str(told.value)


def test_a_database_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(quick_settings(tmp_path)).close()
    problem = sqlite3.OperationalError("database is locked")

    def locked(engine: object) -> None:
        raise problem

    monkeypatch.setattr(opening, "migrate", locked)
    with pytest.raises(BadSettings, match="in use by another program"):
        open_store(quick_settings(tmp_path))


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


POSIX = pytest.mark.skipif(os.name != "posix", reason="only these systems have such permissions")


@POSIX
def test_nobody_else_reads_the_files_of_a_server(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Server(quick_settings(tmp_path / "data")) as server:
            server.make("here", "here")
            files = [path for path in (tmp_path / "data").iterdir() if path.name.startswith("tables.sqlite")]
            assert len(files) == 3, "the database, its log and their index"
            assert {rights(path) for path in files} == {0o600}
        assert rights(tmp_path / "data") == 0o700
    finally:
        os.umask(before)


@POSIX
def test_files_of_an_older_release_are_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    folder = usual_folder()
    folder.mkdir(mode=0o755)
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        (folder / name).touch(0o644)
    open_store(Settings(data=folder)).close()
    assert (rights(folder), rights(folder / "tables.sqlite")) == (0o700, 0o600)


@POSIX
def test_a_folder_that_was_there_and_is_not_ours_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file_permissions.private_folder(tmp_path, ours=False)
    assert rights(tmp_path) == 0o755


def test_no_log_tells_a_secret_when_a_statement_fails(start: Starter, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    server = start()
    keys = server.make("here", "friend", seed=987_654_321)
    secret = keys["seats"][0]["secret"]
    with server.sit(keys, 0, host=True) as anna:
        with server.registry.store.engine.begin() as connection:
            for table in ("chats", "seats"):
                connection.execute(text(f"ALTER TABLE {table} RENAME TO gone_{table}"))
        assert anna.ask("chat", seat=0, text="a whisper")["type"] == "refused"
        anna.ask("reissue", seat=1)
        players = [{"kind": "here"}, {"kind": "here"}]
        wish = {"game": "hogwarts-battle", "players": players, "seed": 987_654_321}
        assert server.http.post("/api/tables", json=wish).status_code >= 500
    told = caplog.text
    assert "no such table" in told, "nothing has failed"
    for secret_word in ("987654321", "a whisper", secret, hashed(secret), keys["host"], hashed(keys["host"])):
        assert secret_word not in told


def test_no_log_of_requests_holds_a_key(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    process = Process(quick_settings(tmp_path / "data"), log)
    process.quiet = False
    with running(process):
        base = f"http://{process.address}/api/tables"
        wish = {"game": "hogwarts-battle", "players": [{"kind": "here"}, {"kind": "friend"}]}
        keys = httpx.post(base, json=wish, timeout=PATIENCE).json()
        secrets = [keys["host"], keys["spectator"], *(seat["secret"] for seat in keys["seats"])]
        for secret in secrets:
            Player(process.address, keys["table"], [secret]).leave()
            headers = {"Authorization": f"Bearer {secret}"}
            httpx.get(f"{base}/{keys['table']}/replay", headers=headers, timeout=PATIENCE)
        wait_for(lambda: f"{keys['table']}/replay" in log.read_text(encoding="utf-8"))
    told = log.read_text(encoding="utf-8")
    assert f"/api/tables/{keys['table']}/ws" in told
    assert not [secret for secret in secrets if secret in told or hashed(secret) in told]
