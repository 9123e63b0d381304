"""A few numbers about the server, in the text form that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
HELP = {
    "wandwright_actions_total": "Actions accepted, of people and bots.",
    "wandwright_undos_total": "Undos carried out.",
    "wandwright_refused_total": "Messages that were not carried out.",
    "wandwright_conflicts_total": "Entries for which another process was quicker.",
    "wandwright_messages_total": "Messages received over WebSockets.",
    "wandwright_tables_made_total": "Tables made.",
    "wandwright_tables": "Tables in memory.",
    "wandwright_connections": "Open WebSockets.",
    "wandwright_answer_seconds": "From receiving a message to having carried it out.",
    "wandwright_thinking_seconds": "How long bots and the adviser think.",
}


class Histogram:
    """How often something took so long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        place = next((number for number, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.counts[place] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        sum_so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            sum_so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {sum_so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {sum_so_far}"


class Metrics:
    """Counted by short names; written under full ones."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._times = {"answer": Histogram(), "thinking": Histogram()}

    def count(self, what: str) -> None:
        self._counts[what] += 1

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self._times[what].add(time.perf_counter() - start)

    def text(self, *, tables: int, connections: int) -> str:
        """Everything, one block for each number."""
        gauges = {"wandwright_tables": tables, "wandwright_connections": connections}
        lines = []
        for name, sentence in HELP.items():
            kind = "histogram" if name.endswith("_seconds") else "gauge" if name in gauges else "counter"
            lines += [f"# HELP {name} {sentence}", f"# TYPE {name} {kind}"]
            if kind == "histogram":
                lines += self._times[name.split("_")[1]].lines(name)
            elif kind == "gauge":
                lines.append(f"{name} {gauges[name]}")
            else:
                short = name.removeprefix("wandwright_").removesuffix("_total")
                lines.append(f"{name} {self._counts[short]}")
        return "\n".join(lines) + "\n"
