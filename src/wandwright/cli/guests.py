"""Options of `wandwright serve` for a server that strangers reach: its names, its proxies, and how long tables stay."""

from __future__ import annotations

import argparse
from typing import Any

from wandwright.server.errors import BadSettings

# Which setting, for which tables, and for how many days usually.
KEPT = (("unplayed", "never begun", 7.0), ("finished", "that are over", 180.0), ("idle", "left midway", 365.0))
# What `wandwright play` keeps on one's own machine, it keeps for ever.
FOR_EVER: dict[str, Any] = {f"keep_{sort}_days": 0.0 for sort, _, _ in KEPT}


def add_guests(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name of this server on the internet, such as play.example.org; its addresses need none",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy to believe about who asks; may come again",
    )
    for sort, which, days in KEPT:
        command.add_argument(
            f"--keep-{sort}",
            type=float,
            default=days,
            metavar="DAYS",
            help=f"delete tables {which} after so many days untouched (default {days:g}; 0: never)",
        )


def guest_settings(chosen: argparse.Namespace) -> dict[str, Any]:
    """What these options set."""
    kept = {f"keep_{sort}_days": getattr(chosen, f"keep_{sort}") for sort, _, _ in KEPT}
    if any(not 0 <= days <= 100_000 for days in kept.values()):
        raise BadSettings("Tables are kept for 0 to 100000 days; 0 keeps them for ever.")
    return {"allowed_hosts": tuple(chosen.allow_host), "proxies": tuple(chosen.proxy), **kept}
