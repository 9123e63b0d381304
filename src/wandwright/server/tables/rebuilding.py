"""Rebuilding a table from its rows: its setup read and every entry played again."""

from __future__ import annotations

from typing import Any

from wandwright.engine.matches.games import Game
from wandwright.engine.matches.loading import UNFIT, start_state
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.server.storage.editions import Read, game_of, other_edition
from wandwright.server.storage.rows import Kept
from wandwright.server.tables.table import Table


def read_setup(found: Game, data: dict[str, Any]) -> Setup:
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in data["options"].items()}
    return found.setup(data["seats"], data["seed"], options)


def write_setup(setup: Setup) -> dict[str, Any]:
    return {"seats": setup.seats, "seed": setup.seed, "options": dict(setup.options)}


def rebuild(kept: Kept, read: Read) -> Table:
    """The table that storage holds, with its whole past; `read` finds its cards where they are not those installed."""
    row = kept.table
    found = game_of(row, read)
    try:
        setup = read_setup(found, row.setup)
        match = Match(found, setup, start_state(found, setup, row.start), prepared=row.start is not None)
        table = Table(row, kept.seats, match, chats=list(kept.chats))
        for entry in kept.entries:
            table.take(entry)
    except UNFIT as problem:
        raise other_edition("replay", row) from problem
    return table
