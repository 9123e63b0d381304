"""Servers in processes of their own, that can be killed like a power cut does, and a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.live import PATIENCE
from wandwright.server.settings import Settings

RUN = (
    "import sys; from wandwright.server.running import serve; from wandwright.server.settings import Settings; "
    "serve(Settings.model_validate_json(sys.argv[1]), quiet=len(sys.argv) == 2)"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(source: Path | None) -> dict[str, str]:
    """The environment of a process that imports the package from another place."""
    return dict(os.environ) if source is None else {**os.environ, "PYTHONPATH": str(source)}


class Process:
    """A server process on a fixed port, so that a new one takes the place of a killed one."""

    def __init__(self, settings: Settings, log: Path, port: int | None = None) -> None:
        self.settings = settings.model_copy(update={"port": port or free_port()})
        # Where the package lies that it runs; None: the one of this test.
        self.source: Path | None = None
        self.quiet = True
        self.address = f"127.0.0.1:{self.settings.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def command(self) -> list[str]:
        loud = [] if self.quiet else ["and tell of every request"]
        return [sys.executable, "-c", RUN, self.settings.model_dump_json(), *loud]

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=environment(self.source)
            )
        # Reading all cards takes a few seconds, and on a machine that others use many more.
        end = time.monotonic() + 6 * PATIENCE
        while not self.answers():
            assert self._process.poll() is None, self._log.read_text(encoding="utf-8")
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        """As a system does that shuts down."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Without any warning."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)


@contextmanager
def running(*processes: Process) -> Iterator[None]:
    try:
        for process in processes:
            process.start()
        yield
    finally:
        for process in processes:
            if process._process is not None and process._process.poll() is None:
                process.kill()
