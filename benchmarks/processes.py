"""Other processes: a measurement in an interpreter of its own, and the core that all of them share."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from wandwright.engine.errors import WandwrightError

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_COMMAND: Final = 3600.0


class BenchmarkError(WandwrightError):
    """A measurement could not be taken."""


Execute = Callable[[Sequence[str], Mapping[str, str]], "subprocess.CompletedProcess[str]"]


def execute(command: Sequence[str], extra: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the repository with some environment variables added, and keep what it prints."""
    try:
        return subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **extra},
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_COMMAND,
        )
    except subprocess.TimeoutExpired as late:
        message = f"`{' '.join(command)}` was stopped after {LONGEST_COMMAND:.0f} s. Try a smaller --seconds."
        raise BenchmarkError(message) from late


def last_line(result: subprocess.CompletedProcess[str]) -> str:
    """Why a command failed, in the last line that it printed."""
    lines = (result.stderr or result.stdout).strip().splitlines()
    return lines[-1] if lines else f"exit code {result.returncode}"


def measured(command: Sequence[str], extra: Mapping[str, str], run: Execute = execute) -> dict[str, Any]:
    """The JSON that a measuring process prints in its last line."""
    result = run(command, extra)
    words = " ".join(command[1:])
    if result.returncode != 0:
        raise BenchmarkError(f"`python {words}` failed ({last_line(result)}). Run it alone to see more.")
    try:
        report: dict[str, Any] = json.loads(result.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError) as unreadable:
        raise BenchmarkError(f"`python {words}` printed no JSON. Run it alone to see what it prints.") from unreadable
    return report


def pin_to_one_core() -> int | None:
    """Keep this process and those it starts on one core; None where the system can't do that.

    The last core: the first one has most of the system's own work.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
