"""A real server process on a port of its own, with its own data folder. It can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60.0
# The command that was installed with this Python.
COMMAND = str(Path(sys.executable).with_name("wandwright"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`wandwright serve`, as people start it, but for bots that answer at once."""

    def __init__(self, data: Path, command: Sequence[str] = (COMMAND,)) -> None:
        self._data = data
        self._command = command
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self._port), "--data", str(self._data), "--bot-pause", "0"]
        with (self._data / "server.log").open("ab") as log:
            self._process = subprocess.Popen([*self._command, *words], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self._process.poll() is None, f"the server ended:\n{self.log()}"
            assert time.monotonic() < end, f"the server did not answer:\n{self.log()}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as reply:
                return bool(reply.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """At once and without a goodbye, as `kill -9` does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def log(self) -> str:
        return (self._data / "server.log").read_text("utf-8", "replace")
