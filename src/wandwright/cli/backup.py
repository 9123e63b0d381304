"""`wandwright backup`: a copy of all tables while the server plays on."""

from __future__ import annotations

import argparse
from pathlib import Path

from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.serve import add_tables

EXAMPLES = (
    "wandwright backup tables-today.sqlite                  the tables of your data folder",
    "wandwright backup copy.sqlite --data /srv/wandwright   those of a server that was started with this folder",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = add_command(commands, "backup", "copy all tables into a file while the server plays on", EXAMPLES)
    command.add_argument("file", type=Path, metavar="FILE", help="the new file; it is never written over")
    add_tables(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    # The server's packages take a moment to load, which the other commands need not wait for.
    from wandwright.server.settings import Settings, data_folder  # noqa: PLC0415
    from wandwright.server.storage.backup import back_up  # noqa: PLC0415

    settings = Settings(database=chosen.database, data=chosen.data or data_folder())
    tables = back_up(settings, chosen.file)
    print(f"{tables} {'table is' if tables == 1 else 'tables are'} in {chosen.file} now.")
    return DONE
