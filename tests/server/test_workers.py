"""Several workers on one PostgreSQL: they count together, and none outlives the process that watches over them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.live import GAME, PATIENCE, Json, Player, wait_for
from tests.server.processes import free_port
from tests.server.proxies import answers

WORKERS = 2
TABLES = 5
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


def lines_with(log: Path, words: str) -> list[Json]:
    """Those lines of the log; every line is JSON."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
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
