"""Several workers on one PostgreSQL: they count together, and none outlives the process that watches over them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.live import GAME, PATIENCE, Json, Player, wait_for
from tests.server.processes import free_port
from tests.server.proxies import answers

WORKERS = 2
TABLES = 5
FRIENDS = 6
COMMAND = (sys.executable, "-c", "import sys; from wandwright.cli import main; sys.exit(main())")


@pytest.fixture
def workers(tmp_path: Path, postgres: str) -> Iterator[tuple[subprocess.Popen[bytes], int, Path]]:
    port, log = free_port(), tmp_path / "log"
    words = ["serve", "--port", str(port), "--workers", str(WORKERS), "--database", postgres, "--log-format", "json"]
    with log.open("wb") as file:
        supervisor = subprocess.Popen(
            [*COMMAND, *words], stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
        )
    try:
        # Three processes read all cards; a busy machine takes its time for it.
        wait_for(lambda: len(lines_with(log, "Application startup complete")) == WORKERS, 8 * PATIENCE)
        yield supervisor, port, log
    finally:
        # Workers too, where a test has failed.
        with suppress(ProcessLookupError):
            os.killpg(supervisor.pid, signal.SIGKILL)
        supervisor.wait(PATIENCE)


def lines_with(log: Path, words: str, *, killed: bool = False) -> list[Json]:
    """Those lines of the log; every line is JSON, but for the last words of what belonged to a killed worker."""
    whole = [line for line in log.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    lines = [json.loads(line) for line in whole if line.startswith("{") or not killed]
    return [line for line in lines if words in line["message"]]


def test_workers_count_together_and_end_when_their_supervisor_is_killed(
    workers: tuple[subprocess.Popen[bytes], int, Path],
) -> None:
    """Finding 25: both went on serving, and each told its own numbers."""
    supervisor, port, log = workers
    wish = {"game": GAME, "players": [{"kind": "here"}] * 2}
    # A connection for each, so that the system can hand them to either worker.
    made = [
        httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=PATIENCE).json() for _ in range(TABLES)
    ]
    secrets = [made[0]["host"], *(seat["secret"] for seat in made[0]["seats"])]
    with Player(f"127.0.0.1:{port}", made[0]["table"], secrets) as player:
        player.go_on()
    for _ in range(2 * WORKERS):
        lines = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text.splitlines()
        assert f"wandwright_tables_made_total {TABLES}.0" in lines
    assert len({line["request"] for line in lines_with(log, "POST /api/tables")}) == TABLES
    assert {line["table"] for line in lines_with(log, "WebSocket")} == {made[0]["table"]}
    assert not [secret for secret in secrets if secret in log.read_text("utf-8")]
    os.kill(supervisor.pid, signal.SIGKILL)
    wait_for(lambda: not answers(port))


def processes_of(log: Path, table: str) -> list[int]:
    """In which process each connection to a table was let in."""
    return [line["process"] for line in lines_with(log, "[accepted]", killed=True) if line["table"] == table]


def open_many(port: int, keys: Json) -> None:
    """Friends come one after the other and all stay."""
    with ExitStack() as stack:
        for _ in range(FRIENDS):
            secrets = [seat["secret"] for seat in keys["seats"]]
            stack.enter_context(Player(f"127.0.0.1:{port}", keys["table"], secrets))


def test_friends_at_one_table_share_a_process(workers: tuple[subprocess.Popen[bytes], int, Path]) -> None:
    """The system spreads connections over the workers; each is handed to the one that keeps its table."""
    _, port, log = workers
    wish = {"game": GAME, "players": [{"kind": "here"}] * 2}
    post = f"http://127.0.0.1:{port}/api/tables"
    made = [httpx.post(post, json=wish, timeout=PATIENCE).json() for _ in range(TABLES)]
    # Each worker takes part once it has met its first connection.
    wait_for(lambda: len({line["process"] for line in asked_for_health(port, log)}) == WORKERS)
    for keys in made:
        open_many(port, keys)
    told = [processes_of(log, keys["table"]) for keys in made]
    assert [len(some) for some in told] == [FRIENDS] * TABLES
    assert [len(set(some)) for some in told] == [1] * TABLES
    killed = told[0][0]
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: bool(lines_with(log, f"[{killed}] died", killed=True)))
    # Until another has taken its place, those who are left serve its tables.
    open_many(port, made[0])
    assert killed not in processes_of(log, made[0]["table"])[FRIENDS:]
    before = {process for some in told for process in some}
    wait_for(lambda: {line["process"] for line in asked_for_health(port, log)} > before, 8 * PATIENCE)
    open_many(port, made[0])
    newcomers = set(processes_of(log, made[0]["table"])[-FRIENDS:])
    assert len(newcomers) == 1
    assert newcomers.isdisjoint(before), "who takes the place of another keeps its tables"


def asked_for_health(port: int, log: Path) -> list[Json]:
    httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE)
    return lines_with(log, "GET /health", killed=True)
