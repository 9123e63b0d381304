"""The games that `make load` plays, and what it writes into the host's guide: how many tables a machine bears."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

GUIDE: Final = Path(__file__).parent.parent / "docs" / "guides" / "host.md"
BEGIN: Final = "<!-- make load: begin -->"
END: Final = "<!-- make load: end -->"
# Beyond that answers begin to wait for each other; and what the system and a process without tables take.
BUSIEST: Final = 0.6
TAKEN_MB: Final = 300.0
# An answer at each table every so many seconds.
EVERY: Final = 3.0


class Loaded(NamedTuple):
    """A game as it is played at every table."""

    label: str
    game: str
    seats: int
    options: dict[str, Any]
    by_chance: bool = True

    def plan(self) -> dict[str, Any]:
        """The part of a plan of the browsers that says what is played."""
        return {"game": self.game, "options": self.options, "seats": self.seats, "by_chance": self.by_chance}


# The first answer each time, so that its figures compare with those of before.
BATTLE: Final = Loaded("Hogwarts Battle, Game 7", "hogwarts-battle", 2, {"game": 7}, by_chance=False)
OTHERS: Final = (
    Loaded("Death Eaters Rising", "death-eaters-rising", 2, {}),
    Loaded("A Year at Hogwarts", "year-at-hogwarts", 4, {}),
    Loaded("Black Rose Wars", "black-rose-wars", 4, {}),
)


class Machine(NamedTuple):
    """A machine that somebody may have."""

    cores: int
    gigabytes: int

    @property
    def label(self) -> str:
        return f"{self.cores} core{'s' if self.cores > 1 else ''}, {self.gigabytes} GB"


MACHINES: Final = (Machine(1, 1), Machine(2, 4), Machine(4, 8))


class Row(NamedTuple):
    """What was measured of one game at a pace: seconds of processor time an answer, kilobytes a table, seconds."""

    loaded: Loaded
    answer: float
    memory: float
    p99: float

    def bears(self, machine: Machine) -> int:
        """How many tables at once: whichever ends first, processor or memory."""
        by_time = machine.cores * BUSIEST * EVERY / self.answer
        by_memory = (machine.gigabytes * 1024 - TAKEN_MB) * 1024 / max(self.memory, 1.0)
        return rounded(min(by_time, by_memory))

    def text(self) -> str:
        cells = [
            self.loaded.label,
            str(self.loaded.seats),
            f"{self.answer * 1e6:.0f} µs",
            f"{self.memory:.0f} kB",
            f"{self.p99 * 1000:.0f} ms",
            *(f"{self.bears(machine):,}" for machine in MACHINES),
        ]
        return f"| {' | '.join(cells)} |"


def rounded(number: float) -> int:
    """Down to two figures: more would promise too much."""
    if number < 1:
        return 0
    step = int(10 ** max(math.floor(math.log10(number)) - 1, 0))
    return int(number / step + 1e-9) * step


def table(rows: Iterable[Row]) -> str:
    """The table of the guide."""
    head = ["game", "seats", "an answer", "a table", "p99", *(machine.label for machine in MACHINES)]
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}", *(row.text() for row in rows)]
    return "\n".join(lines)


def with_table(guide: str, text: str) -> str:
    """The guide with another table between its marks."""
    before, begun, rest = guide.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise SystemExit(f"{GUIDE.name} has no place for the table: put {BEGIN} and {END} where it belongs.")
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def write(rows: Iterable[Row]) -> None:
    GUIDE.write_text(with_table(GUIDE.read_text(encoding="utf-8"), table(rows)), encoding="utf-8")
