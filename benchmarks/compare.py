"""The comparison with the stored ratios: which of our rows became slower, measured in yardstick rounds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.figures import OWN_BUILDS, Figure
from benchmarks.processes import BenchmarkError

ALLOWED_LOSS: Final = 0.30


class Change(NamedTuple):
    """A row then and now, each as its ratio to the yardstick."""

    key: str
    before: float
    now: float

    @property
    def loss(self) -> float:
        """The share of the speed that is gone; negative when the row became faster."""
        return 1 - self.now / self.before


class Baseline(NamedTuple):
    """The stored ratio of each row, and the Python they were taken on."""

    python: str
    ratios: dict[str, float]


class Comparison(NamedTuple):
    """What the stored ratios say about a run."""

    lost: list[Change]
    kept: list[Change]
    new: list[str]
    unmeasured: list[str]


def own(figures: Iterable[Figure]) -> list[Figure]:
    """Our rows. A peer that became slower is no loss of ours."""
    return [figure for figure in figures if figure.build in OWN_BUILDS]


def compare(figures: Iterable[Figure], ratios: Mapping[str, float]) -> Comparison:
    """Sort our rows into lost (more than the allowed share), kept and new; name stored ones that were not measured."""
    now = {figure.key: figure.ratio for figure in own(figures)}
    changes = [Change(key, ratios[key], ratio) for key, ratio in now.items() if key in ratios]
    return Comparison(
        lost=sorted((change for change in changes if change.loss > ALLOWED_LOSS), key=lambda change: -change.loss),
        kept=[change for change in changes if change.loss <= ALLOWED_LOSS],
        new=[key for key in now if key not in ratios],
        unmeasured=[key for key in ratios if key not in now],
    )


def merged(figures: Iterable[Figure], ratios: Mapping[str, float]) -> dict[str, float]:
    """The ratios to store: this run's, and the stored ones of a game and build that it did not measure at all."""
    rows = own(figures)
    measured = {(figure.game, figure.build) for figure in rows}
    others = {key: ratio for key, ratio in ratios.items() if game_and_build(key) not in measured}
    fresh = {figure.key: float(f"{figure.ratio:.4g}") for figure in rows}
    return dict(sorted((others | fresh).items()))


def game_and_build(key: str) -> tuple[str, str]:
    """The game and the build that a row's key names."""
    game, _, build, *_ = key.split(" | ")
    return game, build


def read_baseline(path: Path) -> Baseline:
    """The stored ratios; empty when none are stored yet."""
    if not path.exists():
        return Baseline("", {})
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        baseline = Baseline(str(stored["python"]), {key: float(ratio) for key, ratio in stored["ratios"].items()})
    except (ValueError, KeyError, TypeError, AttributeError) as damaged:
        raise BenchmarkError(f"{path.name} can't be read. Delete it and write it anew: --update-baseline.") from damaged
    if not all(ratio > 0 for ratio in baseline.ratios.values()):
        raise BenchmarkError(f"{path.name} has a ratio of 0 or less. Delete it and write it anew: --update-baseline.")
    return baseline


def write_baseline(path: Path, baseline: Baseline) -> None:
    """Store ratios for later runs."""
    path.write_text(json.dumps(baseline._asdict(), indent=2) + "\n", encoding="utf-8")


def verdict(comparison: Comparison) -> list[str]:
    """The comparison in sentences."""
    measured = len(comparison.kept) + len(comparison.lost)
    if not measured:
        return ["No stored ratio to compare with; --update-baseline stores the ones of this run."]
    lost = len(comparison.lost)
    lines = [f"{measured} rows compared with the stored ratios: {lost} lost more than {ALLOWED_LOSS:.0%}."]
    for key, before, now in comparison.lost:
        lines.append(f"  {key}: lost {1 - now / before:.0%} ({before:.4g} -> {now:.4g} yardstick rounds)")
    if comparison.new:
        lines.append(f"{len(comparison.new)} rows are new; --update-baseline stores them.")
    if comparison.unmeasured:
        lines.append(f"{len(comparison.unmeasured)} stored rows were not measured in this run.")
    return lines
