"""The checkout that this package is run from, where there is one."""

from __future__ import annotations

from pathlib import Path

from wandwright.cli.docs import NoCheckout


def find_checkout() -> Path:
    """The directory that holds src, tests and benchmarks: above this package, or the current one."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "src" / "wandwright").is_dir():
            return root
    raise NoCheckout("This works in a checkout of Wandwright only; change to its directory and run it there.")
