"""How much memory tables take, and that it comes back when they leave.

`make soak` lays ten thousand and reports what they took in .artefacts/memory.json; `make test` looks at a few.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.architecture.project import ROOT
from tests.server.live import GAME, PATIENCE, Json, Player, Server, quick_settings, wait_for
from tests.server.processes import Process, running
from wandwright.server.tables.table import Table

FEW = 5
SOAKED = 10_000
BATCH = 1000
# Long enough that many are in memory together, also on a slow machine; how many, the server tells.
IDLE = 20.0
# What one table may leave behind at most. Its rows are on the disk, so nothing needs to stay.
MOST_LEFT = 2_000


def in_memory() -> int:
    gc.collect()
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def test_a_table_that_leaves_memory_leaves_nothing_behind(server: Server) -> None:
    before = in_memory()
    for _ in range(FEW):
        keys = server.make("here", "bot")
        with server.sit(keys, 0) as anna:
            anna.until_table(lambda table: table["info"]["seats"][0]["asked"])
            anna.go_on()
    wait_for(lambda: all(not table.connections for table in server.registry.tables.values()))
    assert len(server.registry.tables) == FEW
    for table in list(server.registry.tables.values()):
        server.registry.leave(table)
    del table
    wait_for(lambda: in_memory() == before)


def lay(address: str) -> None:
    """A table at which something has been played."""
    wish = {"game": GAME, "players": [{"kind": "here"}] * 2}
    keys: Json = httpx.post(f"http://{address}/api/tables", json=wish, timeout=PATIENCE).json()
    with Player(address, keys["table"], [seat["secret"] for seat in keys["seats"]]) as player:
        player.go_on()


def number(address: str, name: str) -> float:
    lines = httpx.get(f"http://{address}/metrics", timeout=PATIENCE).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def batches(address: str) -> Iterator[Json]:
    """Memory with a thousand tables in it, and after they have left; again and again."""
    for _ in range(SOAKED // BATCH):
        for _ in range(BATCH):
            lay(address)
        held, full = number(address, "wandwright_tables"), number(address, "process_resident_memory_bytes")
        wait_for(lambda: number(address, "wandwright_tables") == 0, 10 * PATIENCE)
        yield {"tables": held, "full": full, "empty": number(address, "process_resident_memory_bytes")}


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="memory is told by Linux's own means")
def test_ten_thousand_tables(tmp_path: Path) -> None:
    process = Process(quick_settings(tmp_path, idle_seconds=IDLE), tmp_path / "log")
    with running(process):
        start = number(process.address, "process_resident_memory_bytes")
        seen = list(batches(process.address))
    first, last = seen[0], seen[-1]
    report = {
        "bytes a table in memory": (first["full"] - start) / max(1, first["tables"]),
        "bytes a table leaves behind": (last["empty"] - first["empty"]) / (SOAKED - BATCH),
        "batches": seen,
    }
    (ROOT / ".artefacts").mkdir(exist_ok=True)
    (ROOT / ".artefacts" / "memory.json").write_text(json.dumps(report, indent=2))
    assert report["bytes a table leaves behind"] < MOST_LEFT, report
