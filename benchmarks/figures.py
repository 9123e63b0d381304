"""One row of the table: what was measured, how fast it was, and its JSON form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from benchmarks.timing import Timing

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
PYTHON_PEER: Final = "python peer"
NATIVE_PEER: Final = "native peer"
OWN_BUILDS: Final = (PLAIN, COMPILED)

# Measures shown as the cost of one in microseconds; all others are shown as a rate per second.
COSTS: Final = frozenset({"start", "copy", "view", "save", "undo"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A speed. Costs are kept as rates too (so many copies per second): in each ratio, larger is faster."""

    game: str
    label: str
    build: str
    measure: str
    rate: float
    low: float
    high: float
    ratio: float
    policy: str = ""
    note: str = ""
    bar: float | None = None

    @property
    def key(self) -> str:
        """The name of the row from run to run."""
        return " | ".join(part for part in (self.game, self.label, self.build, self.policy, self.measure) if part)


def figure_of(timing: Timing, **what: Any) -> Figure:
    """The row of a timing; `what` names the other fields."""
    return Figure(rate=timing.rate, low=min(timing.rates), high=max(timing.rates), ratio=timing.ratio, **what)


def figures_of(timings: Mapping[str, Timing], **what: Any) -> list[Figure]:
    """One row for each measure of the timings."""
    return [figure_of(timing, measure=name, **what) for name, timing in timings.items()]


def to_json(figures: Iterable[Figure]) -> list[dict[str, Any]]:
    """Plain data, ready for a JSON file."""
    return [asdict(figure) for figure in figures]


def from_json(rows: Iterable[Mapping[str, Any]]) -> list[Figure]:
    """The rows back from plain data; entries that a row does not have are left out."""
    names = {field.name for field in fields(Figure)}
    return [Figure(**{name: value for name, value in row.items() if name in names}) for row in rows]


def fastest_peer(figures: Iterable[Figure], measure: str) -> Figure | None:
    """The fastest peer written in Python for a measure; None when no peer has that measure."""
    peers = [figure for figure in figures if figure.build == PYTHON_PEER and figure.measure == measure]
    return max(peers, key=lambda figure: figure.rate, default=None)


def shown(measure: str, rate: float) -> float:
    """A rate as it is shown: the cost of one in microseconds, or the rate itself."""
    return 1e6 / rate if measure in COSTS else rate


def unit(measure: str) -> str:
    """The name of a measure with its unit."""
    return f"{measure}, µs" if measure in COSTS else f"{measure}/s"
