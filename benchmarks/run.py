"""Start the benchmarks: `python benchmarks/run.py --help`. The work is done in command.py."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

if __name__ == "__main__":
    # A script has its own directory on the path; the package `benchmarks` is found from the one above.
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    runpy.run_module("benchmarks.command", run_name="__main__")
