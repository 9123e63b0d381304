"""The command: measure everything on one core, print one table, keep the run, compare it with the stored ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from benchmarks.compare import Baseline, Comparison, compare, merged, read_baseline, verdict, write_baseline
from benchmarks.figures import COMPILED, PLAIN, Figure, figures_of, from_json, to_json
from benchmarks.peer_environment import peers_at
from benchmarks.processes import ROOT, BenchmarkError, execute, measured, pin_to_one_core
from benchmarks.table import print_table
from benchmarks.timing import Plan, measure
from benchmarks.yardstick import rounds

RUNS_KEPT: Final = ROOT / ".bench"
BASELINE: Final = ROOT / "benchmarks" / "baseline.json"
COMPILED_BUILD: Final = ROOT / "build" / "compiled"
SOURCE: Final = ROOT / "src"
QUICK: Final = 0.5
LOST: Final = 1
FAILED: Final = 2


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="benchmarks/run.py",
        description="Measure the speed of every game beside the peers, on one core.",
        epilog="Exit codes: 0 measured, 1 a row lost more than 30 % of its speed, 2 something could not be measured. "
        "Example: python benchmarks/run.py --quick --no-peers --game hogwarts-battle",
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one run (default 3)")
    parser.add_argument("--quick", action="store_true", help=f"runs of {QUICK} s")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the median is taken (default 3)")
    parser.add_argument("--game", help="measure one game only")
    parser.add_argument("--no-peers", action="store_true", help="leave the peers out")
    parser.add_argument("--refresh-peers", action="store_true", help="install the peers anew")
    parser.add_argument("--update-baseline", action="store_true", help="store the ratios of this run")
    chosen = parser.parse_args(arguments)
    if chosen.quick:
        chosen.seconds = QUICK
    if chosen.seconds <= 0 or chosen.runs < 1:
        parser.error("--seconds must be above 0 and --runs at least 1")
    return chosen


def say(message: str) -> None:
    """Progress, apart from the table."""
    print(message, file=sys.stderr, flush=True)


def length(chosen: argparse.Namespace) -> list[str]:
    """The length of a measurement, as the measuring processes take it."""
    return ["--seconds", str(chosen.seconds), "--runs", str(chosen.runs)]


def peer_rows(chosen: argparse.Namespace) -> tuple[list[Figure], dict[str, str]]:
    """The rows of the peers that are there, and the reason for each one that is not."""
    say("Setting up the peers' own environment, if it is not there yet …")
    peers = peers_at(again=chosen.refresh_peers)
    figures: list[Figure] = []
    skipped = dict(peers.missing)
    for name, python in peers.found.items():
        say(f"Measuring {name} …")
        try:
            figures += from_json(measured([python, "-m", "benchmarks.peers", name, *length(chosen)], {})["figures"])
        except BenchmarkError as error:
            skipped[name] = str(error)
    return figures, skipped


def build_rows(build: str, chosen: argparse.Namespace) -> list[Figure]:
    """The rows of our own games in one build."""
    say(f"Measuring our games, {build} …")
    command = [sys.executable, "-m", "benchmarks.own_games", build, *length(chosen)]
    if chosen.game:
        command += ["--game", chosen.game]
    path = [str(COMPILED_BUILD)] if build == COMPILED else []
    path += [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    return from_json(measured(command, {"PYTHONPATH": os.pathsep.join(path)})["figures"])


def compiled_note(build: Path, source: Path) -> str:
    """What there is to say about the compiled build; empty when it is there and fresh."""
    if not build.is_dir():
        return "There is no compiled build, so only plain Python was measured; `make compile` builds it."
    if newest(build) < newest(source):
        return "The compiled build is older than the source; `make compile` builds it anew."
    return ""


def newest(directory: Path) -> float:
    """When a file below a directory was last changed."""
    kinds = (".py", ".so", ".pyd")
    return max((path.stat().st_mtime for path in directory.rglob("*") if path.suffix in kinds), default=0.0)


def commit() -> str:
    """The commit that is checked out; empty where git or the history is missing."""
    if shutil.which("git") is None:
        return ""
    result = execute(["git", "rev-parse", "HEAD"], {})
    return result.stdout.strip() if result.returncode == 0 else ""


def keep_run(report: dict[str, Any]) -> Path:
    """Store a run as JSON."""
    RUNS_KEPT.mkdir(parents=True, exist_ok=True)
    path = RUNS_KEPT / f"{report['when'].replace(':', '')}.json"
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return path


def gather(chosen: argparse.Namespace, plan: Plan) -> tuple[list[Figure], dict[str, str]]:
    """Every row of a run, and the peers that had to be skipped."""
    label = f"Python {platform.python_version()}"
    figures = figures_of(measure(rounds, rounds, plan), game="yardstick", label=label, build="")
    figures += build_rows(PLAIN, chosen)
    if COMPILED_BUILD.is_dir():
        figures += build_rows(COMPILED, chosen)
    if chosen.no_peers:
        return figures, {}
    peers, skipped = peer_rows(chosen)
    return figures + peers, skipped


def notes(skipped: dict[str, str], core: int | None, comparison: Comparison, stored: Baseline) -> list[str]:
    """What a reader of the table must know."""
    lines = [f"Skipped {name}: {reason} (--refresh-peers tries again)" for name, reason in skipped.items()]
    compiled = compiled_note(COMPILED_BUILD, SOURCE)
    if compiled:
        lines.append(compiled)
    if core is None:
        lines.append("This system can't pin a process to a core, so expect more spread.")
    if stored.python not in ("", platform.python_version()):
        lines.append(f"The stored ratios were taken on Python {stored.python}, these on {platform.python_version()}.")
    return lines + verdict(comparison)


def run(chosen: argparse.Namespace) -> int:
    """Measure, print, keep, compare; the exit code."""
    stored = read_baseline(BASELINE)
    core = pin_to_one_core()
    plan = Plan(chosen.seconds, chosen.runs)
    figures, skipped = gather(chosen, plan)
    comparison = compare(figures, stored.ratios)
    report = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "core": core,
        "plan": plan._asdict(),
        "skipped": skipped,
        "lost": [change._asdict() for change in comparison.lost],
        "figures": to_json(figures),
    }
    print_table(figures, Console())
    print("\n".join(notes(skipped, core, comparison, stored)))
    print(f"This run is kept in {keep_run(report).relative_to(ROOT)}.")
    if chosen.update_baseline:
        write_baseline(BASELINE, Baseline(platform.python_version(), merged(figures, stored.ratios)))
        print(f"The ratios are stored in {BASELINE.relative_to(ROOT)}.")
        return 0
    return LOST if comparison.lost else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    try:
        return run(parse(arguments))
    except BenchmarkError as error:
        say(str(error))
        return FAILED
    except KeyboardInterrupt:
        say("Stopped; nothing was kept.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
