"""`make load`: hundreds of tables at once on loopback, beside a boardgame.io server doing its own tic-tac-toe.

Two kinds of run. At a pace: a browser for each seat, with compression, one answer every three seconds whatever the
server does, as people play, at tables that have begun one after the other; what counts is how long an answer takes. At
full speed: one browser a table that answers as soon as it is confirmed, without compression, which is what boardgame.io
is given too; what counts is how many a second.
All runs on this machine together with the browsers that load them, so the figures compare with each other and with
earlier runs on the same machine, not with other machines; "others" is what all other programs took meanwhile, "stolen"
what the host of a virtual machine gave to somebody else.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from load_games import BATTLE, EVERY, GUIDE, OTHERS, Loaded, Row, write
from load_servers import Running, cpu_of, cpu_of_all, free_port, our_server, resident, settled, stolen

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".bench-peers" / "boardgame"
PEER_SCRIPT = Path(__file__).parent / "load_peer.cjs"
BROWSERS = Path(__file__).parent / "load_browsers.py"


class Spent(NamedTuple):
    """Processor time of one run, in seconds."""

    server: float
    database: float
    browsers: float
    others: float
    stolen: float


class Figures(NamedTuple):
    """What one server did; times in seconds, memory in kilobytes a table."""

    name: str
    tables: int
    times: list[float]
    seconds: float
    memory: float
    spent: Spent | None = None
    unconfirmed: int = 0

    def rank(self, share: float) -> float:
        """The time that so large a share of the answers took at most."""
        part = sorted(self.times) or [0.0]
        return part[min(int(len(part) * share), len(part) - 1)]

    def row(self, loaded: Loaded) -> Row:
        """What the host's guide says of it."""
        assert self.spent is not None, "it is a run of our own server"
        return Row(loaded, self.spent.server / max(len(self.times), 1), self.memory, self.rank(0.99))

    def lines(self) -> str:
        p50, p95, p99, longest = (self.rank(share) * 1000 for share in (0.5, 0.95, 0.99, 1.0))
        text = (
            f"{self.name:<66} {self.tables:>5} tables {len(self.times) / self.seconds:>6.0f} actions/s   "
            f"p50 {p50:.1f}  p95 {p95:.1f}  p99 {p99:.1f}  max {longest:.1f} ms   "
            f"memory per table {self.memory:.0f} kB"
        )
        if self.spent is not None:
            text += f"\n    {self.told_cpu(self.spent)}"
        if self.unconfirmed:
            text += f"\n    {self.unconfirmed} answers were not confirmed when the time was over"
        return text

    def told_cpu(self, spent: Spent) -> str:
        each = spent.server / max(len(self.times), 1) * 1e6
        shares = {name: value / self.seconds for name, value in spent._asdict().items()}
        told = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
        return f"CPU of one core: {told}; server {each:.0f} us an action"


def spent_by(running: Running) -> tuple[float, float, float, float]:
    """Seconds of processor time so far: of the server, of its database, of everything, and stolen."""
    return cpu_of(running.pid), cpu_of(running.database), cpu_of_all(), stolen()


def load(name: str, running: Running, plan: dict[str, Any]) -> Figures:
    """Let the browsers play by a plan, and watch what everybody takes for it."""
    before = settled(running.pid)
    command = [sys.executable, str(BROWSERS), json.dumps({"address": running.address, **plan})]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as browsers:
        assert browsers.stdin is not None
        assert browsers.stdout is not None
        if not browsers.stdout.readline():
            raise SystemExit("The browsers could not open their tables.")
        memory = (resident(running.pid) - before) / plan["tables"]
        start = spent_by(running)
        browsers.stdin.write("\n")
        browsers.stdin.flush()
        line = browsers.stdout.readline()
        server, database, everything, lost = (now - then for now, then in zip(spent_by(running), start, strict=True))
    if not line:
        raise SystemExit("The browsers ended in the middle of the load.")
    told = json.loads(line)
    spent = Spent(server, database, told["cpu"], max(everything - server - database - told["cpu"], 0.0), lost)
    return Figures(name, plan["tables"], told["times"], told["seconds"], memory, spent, told["unconfirmed"])


def at_a_pace(tables: int, seconds: float, database: str, workers: int, loaded: Loaded = BATTLE) -> Figures:
    plan = {"tables": tables, "seconds": seconds, "every": EVERY, "browsers": loaded.seats, "deflate": True}
    with our_server(workers, database) as running:
        name = f"{loaded.label}, {loaded.seats} browsers, every {EVERY:.0f} s, {told(workers, database)}"
        return load(name, running, plan | loaded.plan())


def told(workers: int, database: str) -> str:
    return f"{workers} {'process' if workers == 1 else 'processes'}, {database or 'SQLite'}"


def at_full_speed(tables: int, seconds: float, database: str, workers: int) -> Figures:
    plan = {"tables": tables, "seconds": seconds, "every": 0.0, "browsers": 1, "deflate": False}
    with our_server(workers, database) as running:
        return load(f"{BATTLE.label}, full speed, {told(workers, database)}", running, plan | BATTLE.plan())


def beside(tables: int, seconds: float) -> Figures | None:
    """boardgame.io with its own tic-tac-toe; None where there is no Node or the package can't be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(PEER)]
        if subprocess.run(["npm", "install", *quiet, "boardgame.io"], check=False).returncode:
            return None
    environment = {**os.environ, "NODE_PATH": str(PEER / "node_modules")}
    command = ["node", str(PEER_SCRIPT), str(free_port()), str(tables), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=seconds + 120)
    if done.returncode:
        print(done.stderr[-2000:], file=sys.stderr)
        return None
    told = json.loads(done.stdout.splitlines()[-1])
    times = [one / 1000 for one in told["times"]]
    return Figures(
        f"boardgame.io {told['version']}, tic-tac-toe", tables, times, told["seconds"], told["memory"] / tables
    )


def show(found: Figures | None) -> None:
    print("boardgame.io was left out: it needs Node, npm and its package." if found is None else found.lines())
    sys.stdout.flush()


def database_for(workers: int, chosen: argparse.Namespace) -> str:
    """The one that was named; else SQLite, which several processes can't share."""
    return str(chosen.database or ("" if workers == 1 else "postgresql"))


def paced(chosen: argparse.Namespace) -> list[Row]:
    """The runs at a pace; what they say of each game with one process."""
    battle: list[Row] = []
    for tables, workers in product(chosen.pace, chosen.pace_workers):
        found = at_a_pace(tables, chosen.pace_seconds, database_for(workers, chosen), workers)
        show(found)
        if workers == 1:
            battle.append(found.row(BATTLE))
    rows = battle[:1]
    for loaded in OTHERS if chosen.others else ():
        found = at_a_pace(chosen.others, chosen.pace_seconds, database_for(1, chosen), 1, loaded)
        show(found)
        rows.append(found.row(loaded))
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pace", type=int, nargs="*", default=[1000, 2000], help="tables at a pace (1000 and 2000)")
    parser.add_argument("--tables", type=int, default=300, help="tables at full speed (300; 0: none)")
    parser.add_argument("--seconds", type=float, default=15.0, help="for how long at full speed (15)")
    parser.add_argument("--pace-seconds", type=float, default=60.0, help="for how long at a pace (60)")
    parser.add_argument("--database", default="", help="another than a new SQLite file; postgresql: one of its own")
    parser.add_argument(
        "--workers", type=int, nargs="*", default=[1, 2], help="processes at full speed; several need PostgreSQL"
    )
    parser.add_argument("--pace-workers", type=int, nargs="*", default=[1, 2], help="processes at a pace")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--others", type=int, default=200, help="tables at a pace of each other game (200; 0: none)")
    parser.add_argument(
        "--write", action="store_true", help="write the host's guide: needs a run at a pace of each game"
    )
    chosen = parser.parse_args(arguments)
    if chosen.write and not (chosen.pace and 1 in chosen.pace_workers and chosen.others):
        parser.error("--write needs one process at a pace (--pace, --pace-workers 1) and --others")
    rows = paced(chosen)
    if chosen.write:
        write(rows)
        print(f"Written into {GUIDE.relative_to(ROOT)}.")
    if not chosen.tables:
        return
    for workers in chosen.workers:
        show(at_full_speed(chosen.tables, chosen.seconds, database_for(workers, chosen), workers))
    if not chosen.no_peer:
        show(beside(chosen.tables, chosen.seconds))


if __name__ == "__main__":
    main()
