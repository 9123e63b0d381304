"""`wandwright backup`: a copy of all tables while the server plays on."""

from __future__ import annotations

import argparse
from pathlib import Path

from wandwright.cli.arguments import DONE, add_command

EXAMPLES = (
    "wandwright backup tables-today.sqlite                  the tables of your data folder",
    "wandwright backup copy.sqlite --data /srv/wandwright   those of a server that was started with this folder",
    "wandwright backup copy.sqlite --config /etc/wandwright.toml",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    def late() -> None:
        from wandwright.cli.settings import add_file, add_settings  # noqa: PLC0415 - see there

        add_settings(command, "data", "database")
        add_file(command)

    summary = "copy all tables into a file while the server plays on"
    command = add_command(commands, "backup", summary, EXAMPLES, late=late)
    command.add_argument("file", type=Path, metavar="FILE", help="the new file; it is never written over")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    # The server's packages take a moment to load, which the other commands need not wait for.
    from wandwright.cli.settings import told  # noqa: PLC0415
    from wandwright.server.settings.sources import gather  # noqa: PLC0415
    from wandwright.server.storage.backup import back_up  # noqa: PLC0415

    tables = back_up(gather(told(chosen), chosen.config), chosen.file)
    print(f"{tables} {'table is' if tables == 1 else 'tables are'} in {chosen.file} now.")
    return DONE
