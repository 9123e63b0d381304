"""A few numbers about the server, for Prometheus. Several workers keep theirs in one folder and show the sums."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# When a counter began is of no use here, and would double the page.
disable_created_metrics()  # type: ignore[no-untyped-call]
# Where workers keep their numbers; the library looks for this name when it is first loaded.
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
COUNTERS = {
    "actions": "Actions accepted, of people and bots.",
    "undos": "Undos carried out.",
    "refused": "Messages that were not carried out.",
    "conflicts": "Entries for which another process was quicker.",
    "messages": "Messages received over WebSockets.",
    "tables_made": "Tables made.",
}
GAUGES = {"tables": "Tables in memory.", "connections": "Open WebSockets."}
TIMES = {
    "answer": "From receiving a message to having carried it out.",
    "thinking": "How long bots and the adviser think.",
}


class Metrics:
    """Counted by short names; written under full ones."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"wandwright_{name}", about, registry=registry) for name, about in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"wandwright_{name}", about, registry=registry, multiprocess_mode="livesum")
            for name, about in GAUGES.items()
        }
        self._times = {
            name: Histogram(f"wandwright_{name}_seconds", about, registry=registry, buckets=BOUNDS)
            for name, about in TIMES.items()
        }
        # Memory and open files; where several workers sum up, each one's are the system's to tell.
        ProcessCollector(registry=registry)

    def count(self, what: str) -> None:
        """One more; what has no counter here is not counted."""
        counter = self._counters.get(what)
        if counter is not None:
            counter.inc()

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self._times[what].observe(time.perf_counter() - start)

    def now(self, **numbers: int) -> None:
        """How many there are at this moment."""
        for name, number in numbers.items():
            self._gauges[name].set(number)

    def text(self) -> str:
        """Everything: of this process, or of all workers together."""
        folder = os.environ.get(FOLDER)
        return generate_latest(sums(Path(folder)) if folder else self._registry).decode()


def sums(folder: Path) -> CollectorRegistry:
    """The numbers of all workers; what a dead one held open is held no more."""
    for file in folder.glob("gauge_livesum_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not runs(worker):
            mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    return registry


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
