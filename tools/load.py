"""`make load`: hundreds of tables at once on loopback, beside a boardgame.io server doing its own tic-tac-toe.

Both servers run on this machine together with the browsers that load them, so the figures compare with each other and
with earlier runs on the same machine, not with other machines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".bench-peers" / "boardgame"
PEER_SCRIPT = Path(__file__).parent / "load_peer.cjs"
RUN = (
    "import sys; from wandwright.server.running import serve; from wandwright.server.settings import Settings; "
    "serve(Settings.from_text(sys.argv[1]), '127.0.0.1', int(sys.argv[2]), quiet=True)"
)
GAME = "hogwarts-battle"


class Figures(NamedTuple):
    """What one server did."""

    name: str
    tables: int
    actions: int
    seconds: float
    middle: float
    slowest: float
    memory: float | None

    def line(self) -> str:
        memory = "unknown" if self.memory is None else f"{self.memory:.0f} kB"
        return (
            f"{self.name:<32} {self.tables:>6} tables {self.actions / self.seconds:>8.0f} actions/s   "
            f"p50 {self.middle * 1000:>7.1f} ms   p99 {self.slowest * 1000:>7.1f} ms   memory per table {memory}"
        )


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(int(len(times) * part), len(times) - 1)] if times else 0.0


def resident(process: int) -> int | None:
    """Kilobytes in memory, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return None
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def process(*command: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        started = subprocess.Popen(command, stdout=file, stderr=file, stdin=subprocess.DEVNULL)
    try:
        yield started
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(20)


def settings_text(folder: Path, database: str) -> str:
    """No limits and no pauses: the load comes from one address."""
    from wandwright.server.settings import Rate, Settings  # noqa: PLC0415 - the server's packages load slowly

    free = Rate(1e9, 1_000_000_000)
    return Settings(
        data=folder, database=database, bot_processes=0, messages=free, posts=free, connections=free
    ).to_text()


def wait_until_up(address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if httpx.get(f"http://{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


class Browser:
    """Holds both seats of one table and answers as soon as it is asked; the answer after `end` is its last."""

    def __init__(self, address: str, keys: dict[str, Any], times: list[float]) -> None:
        self.url = f"ws://{address}/api/tables/{keys['table']}/ws"
        self.secrets = [seat["secret"] for seat in keys["seats"]]
        self.times = times

    async def run(self, ready: asyncio.Semaphore, start: asyncio.Event, end: float) -> None:
        async with connect(self.url, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secrets": self.secrets}))
            table = await self.table(socket)
            ready.release()
            await start.wait()
            stop = time.perf_counter() + end
            while table["info"]["outcome"] is None and time.perf_counter() < stop:
                table = await self.act(socket, table)

    async def table(self, socket: Any) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "table":
                return message

    async def act(self, socket: Any, table: dict[str, Any]) -> dict[str, Any]:
        """One answer; the time is that from sending it to Done."""
        question = next(iter(table["views"].values()))["decisions"][0]
        own = next(one for one in table["views"][str(question["seat"])]["decisions"] if one["seat"] == question["seat"])
        answer = {"type": "act", "ref": 1, "seat": own["seat"], "question": own["number"]}
        begun = time.perf_counter()
        await socket.send(json.dumps({**answer, "action": own["actions"][0]["notation"]}))
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "table":
                table = message
            elif message["type"] == "done":
                self.times.append(time.perf_counter() - begun)
                return table
            elif message["type"] == "refused":
                raise SystemExit(f"An answer was refused: {message['why']}")


async def play_all(address: str, tables: int, seconds: float, pid: int) -> Figures:
    """Make the tables, open all of them, then play at all of them at once."""
    before = resident(pid)
    wish = {"game": GAME, "players": [{"kind": "here"}] * 2, "options": {"game": 7}}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        made = [(await client.post("/api/tables", json=wish)).json() for _ in range(tables)]
    times: list[float] = []
    ready, start = asyncio.Semaphore(0), asyncio.Event()
    running = [asyncio.create_task(Browser(address, keys, times).run(ready, start, seconds)) for keys in made]
    for _ in running:
        await ready.acquire()
    begun = time.perf_counter()
    start.set()
    await asyncio.gather(*running)
    spent = time.perf_counter() - begun
    after = resident(pid)
    memory = None if before is None or after is None else (after - before) / tables
    return Figures(
        f"Wandwright, {GAME} Game 7", tables, len(times), spent, quantile(times, 0.5), quantile(times, 0.99), memory
    )


def load_ours(tables: int, seconds: float, database: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = (sys.executable, "-c", RUN, settings_text(Path(folder), database), str(port))
        with process(*command, log=Path(folder) / "log") as server:
            wait_until_up(f"127.0.0.1:{port}")
            return asyncio.run(play_all(f"127.0.0.1:{port}", tables, seconds, server.pid))


def load_peer(tables: int, seconds: float) -> Figures | None:
    """boardgame.io with its own tic-tac-toe; None where there is no Node or the package can't be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        install = [
            "npm",
            "install",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            "--prefix",
            str(PEER),
            "boardgame.io",
        ]
        if subprocess.run(install, check=False).returncode:
            return None
    port = str(free_port())
    environment = {**os.environ, "NODE_PATH": str(PEER / "node_modules")}
    command = ["node", str(PEER_SCRIPT), port, str(tables), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=seconds + 120)
    if done.returncode:
        print(done.stderr[-2000:], file=sys.stderr)
        return None
    told = json.loads(done.stdout.splitlines()[-1])
    times = [time / 1000 for time in told["times"]]
    return Figures(
        f"boardgame.io {told['version']}, tic-tac-toe",
        tables,
        len(times),
        told["seconds"],
        quantile(times, 0.5),
        quantile(times, 0.99),
        told["memory"] / tables,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="how many tables at once (default 300)")
    parser.add_argument("--seconds", type=float, default=15.0, help="for how long (default 15)")
    parser.add_argument("--database", default="", help="another database than a new SQLite file")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    chosen = parser.parse_args()
    print(load_ours(chosen.tables, chosen.seconds, chosen.database).line(), flush=True)
    if chosen.no_peer:
        return
    peer = load_peer(chosen.tables, chosen.seconds)
    print("boardgame.io was left out: it needs Node, npm and its package." if peer is None else peer.line())


if __name__ == "__main__":
    main()
