"""What can befall a running server from outside: each begins, lasts for a while, and ends again."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.processes import RUN, Process
from wandwright.server.settings import Settings

Fault = Callable[[], AbstractContextManager[None]]
# The clock of such a server is wrong by what a file says.
CLOCK = (
    "import sys, time; from pathlib import Path; real, wrong = time.time, Path(sys.argv[2]); "
    "time.time = lambda: real() + float(wrong.read_text()); "
)
TO_1970, TO_2106 = -1_790_000_000, 2_500_000_000


class Victim(Process):
    """A server whose clock can be turned."""

    def __init__(self, settings: Settings, folder: Path, workers: int = 1) -> None:
        super().__init__(settings.model_copy(update={"workers": workers}), folder / "log")
        self._clock = folder / "clock"
        self.set_clock(0)

    def command(self) -> list[str]:
        if self.settings.workers > 1:
            return super().command()
        return [sys.executable, "-c", CLOCK + RUN, self.settings.model_dump_json(), str(self._clock)]

    def set_clock(self, wrong: int) -> None:
        new = self._clock.with_suffix(".new")
        new.write_text(str(wrong))
        new.rename(self._clock)

    @contextmanager
    def clock_jumps(self, seconds: int) -> Iterator[None]:
        self.set_clock(seconds)
        try:
            yield
        finally:
            self.set_clock(0)

    @contextmanager
    def disk_full(self) -> Iterator[None]:
        """Nothing more can be written, as on a disk that is full or can only be read."""
        before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, before)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another program writes into the file and takes its time."""
        with closing(sqlite3.connect(self.settings.data / "tables.sqlite", isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout=20000")
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    @contextmanager
    def helpers_killed(self) -> Iterator[None]:
        """Whatever the server has started to think for it."""
        for child in self.children():
            kill(child)
        yield

    @contextmanager
    def worker_killed(self) -> Iterator[None]:
        """One of several processes that serve."""
        kill(self.children()[-1])
        yield

    def children(self) -> list[int]:
        """In the order in which they were started."""
        return [int(child) for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    @contextmanager
    def killed(self) -> Iterator[None]:
        self.kill()
        yield
        self.start()


def kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@contextmanager
def database_killed(postgres: Any) -> Iterator[None]:
    """Without any warning; it starts again when it has been gone for a while."""
    pid = postgres.get_pid()
    others = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    for one in (pid, *others):
        kill(one)
    yield
    # It would wait for the process that these name, and a dead one may not have been buried yet.
    for left in (postgres.pgdata / "postmaster.pid", *postgres.pgdata.glob(".s.PGSQL.*.lock")):
        left.unlink()
    postgres.ensure_postgres_running()


@contextmanager
def sessions_ended(postgres: Any) -> Iterator[None]:
    """As a PostgreSQL does that is started anew: every session is cut off."""
    cut_off(postgres)
    yield


@contextmanager
def read_only(postgres: Any, database: str) -> Iterator[None]:
    """As a PostgreSQL that has become the copy of another one."""
    set_read_only(postgres, database, "on")
    yield
    set_read_only(postgres, database, "off")


def set_read_only(postgres: Any, database: str, state: str) -> None:
    postgres.psql(f"ALTER DATABASE {database} SET default_transaction_read_only = {state};")
    cut_off(postgres)


def cut_off(postgres: Any) -> None:
    others = "backend_type = 'client backend' AND pid <> pg_backend_pid()"
    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others};")
