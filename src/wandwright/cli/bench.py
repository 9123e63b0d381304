"""`wandwright bench`: run the benchmarks of a checkout."""

from __future__ import annotations

import argparse
import subprocess
import sys

from wandwright.cli.arguments import INTERRUPTED, add_command
from wandwright.cli.checkout import find_checkout
from wandwright.cli.docs import NoCheckout


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright bench                       everything, beside the peers",
        "wandwright bench --quick --no-peers    a first impression",
        "wandwright bench --flags               every flag of the benchmarks",
    )
    summary = "measure the speed of every game beside the peers; needs a checkout, and passes its flags on"
    command = add_command(commands, "bench", summary, examples)
    command.add_argument("--flags", action="store_true", help="show the flags of the benchmarks themselves")
    command.set_defaults(run=run, passes_on=True)


def run(chosen: argparse.Namespace) -> int:
    script = find_checkout() / "benchmarks" / "run.py"
    if not script.is_file():
        raise NoCheckout("There are no benchmarks in this checkout; get a complete one.")
    flags = ["--help"] if chosen.flags else chosen.rest
    try:
        return subprocess.run([sys.executable, str(script), *flags], check=False).returncode
    except KeyboardInterrupt:
        # The benchmarks got the same signal and have said so themselves.
        return INTERRUPTED
