"""Options that are settings of the server; what each does is said where it is declared, in `server/settings`.

Declaring them takes a moment to load, so this is imported only where such an option is typed or explained.
"""

from __future__ import annotations

import argparse
from typing import Any

from wandwright.server.settings.declaring import Known
from wandwright.server.settings.model import groups
from wandwright.server.settings.sources import ALL

WAYS = """
Each setting can be given in three ways; the first that gives it counts:
  on the command line        --bot-pause 0.5
  by the environment         WANDWRIGHT_BOT_PAUSE=0.5
  in a file, with --config   bot_pause = 0.5
What may come again on the command line has commas between its parts in the environment, and is a list in a file."""


def add_file(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--config", default="", metavar="FILE", help="settings as TOML (default: the file WANDWRIGHT_CONFIG, if any)"
    )


def add_groups(command: argparse.ArgumentParser) -> None:
    """Every setting, by what it is about."""
    for group in groups():
        names = [one.name for one in ALL.values() if one.field in group.model_fields]
        add_settings(command.add_argument_group(group.heading()), *names)


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


def told(chosen: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command line gives."""
    return {name: value for name, value in vars(chosen).items() if name in ALL}
