"""Options that are settings of the server; what each does is said where it is declared, in `server/settings`.

Declaring them takes a moment to load, so this is imported only where such an option is typed or explained.
"""

from __future__ import annotations

import argparse
from typing import Any

from wandwright.engine.language import sentence
from wandwright.server.settings.declaring import Group, Known, known
from wandwright.server.settings.model import groups
from wandwright.server.settings.sources import ALL

WAYS = """
Each setting can be given in three ways; the first that gives it counts:
  on the command line        --bot-pause 0.5
  by the environment         WANDWRIGHT_BOT_PAUSE=0.5
  in a file, with --config   bot_pause = 0.5
What may come again on the command line has commas between its parts in the environment, and is a list in a file."""


TABLE_HEAD = "| on the command line | by the environment | default | what it does |\n| --- | --- | --- | --- |"


def add_file(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--config", default="", metavar="FILE", help="settings as TOML (default: the file WANDWRIGHT_CONFIG, if any)"
    )


def add_groups(command: argparse.ArgumentParser) -> None:
    """Every setting, by what it is about."""
    for group in groups():
        add_settings(command.add_argument_group(group.heading()), *(one.name for one in known(group)))


def add_settings(command: argparse._ActionsContainer, *names: str) -> None:
    """These settings; where the command line says nothing, it tells nothing of them."""
    for one in map(ALL.__getitem__, names):
        command.add_argument(
            one.flag,
            dest=one.name,
            action="append" if one.many else "store",
            default=argparse.SUPPRESS,
            metavar=one.option.value,
            help=help_of(one),
        )


def help_of(one: Known) -> str:
    return f"{one.option.does}{'; may come again' if one.many else f' (default: {one.default})'}"


def listed() -> str:
    """Every setting for the guide of hosts, in a table for each group."""
    return "\n\n".join(f"**{group.heading()}**\n\n{TABLE_HEAD}\n{rows_of(group)}" for group in groups())


def rows_of(group: type[Group]) -> str:
    return "\n".join(
        f"| `{one.flag} {value_of(one)}` | `{one.variable}` | {one.default} | {sentence(one.option.does)} |"
        for one in known(group)
    )


def value_of(one: Known) -> str:
    """A stroke would end the cell of the table."""
    return one.option.value.replace("|", "\\|")


def told(chosen: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command line gives."""
    return {name: value for name, value in vars(chosen).items() if name in ALL}
