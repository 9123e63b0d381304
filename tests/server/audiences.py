"""A table without a server, and the eyes that look on."""

from __future__ import annotations

from typing import Any, cast

from fastapi import WebSocket

import wandwright as ww
from wandwright.bots.numbers import first_number
from wandwright.server.settings import Rate
from wandwright.server.storage.rows import SeatRow, TableRow
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import Table


def table_of(name: str, options: dict[str, Any]) -> Table:
    match = ww.game(name).start(seats=None, seed=3, options=options)
    row = TableRow("t", name, {"options": {}}, "", "", [], 1, "", None, "", "", "vote", False, "", {}, 0.0, 0.0)
    seats = [SeatRow(seat, "", f"Person {seat}", "person", "") for seat in range(match.setup.seats)]
    table = Table(row, seats, match)
    match.watch()
    table.coverable = {1: 0.0}
    return table


def sit(table: Table, *seats: int, **wishes: Any) -> Connection:
    connection = Connection(cast(WebSocket, None), dict.fromkeys(seats, ""), host=False, rate=Rate(1, 1), **wishes)
    table.connections.add(connection)
    return connection


def play(table: Table, step: int) -> bool:
    decisions = table.match.decisions
    if not decisions:
        return False
    decision = decisions[first_number(step, "seat") % len(decisions)]
    action = decision.actions[first_number(step, "action") % len(decision.actions)]
    table.take(action_entry(decision, action.notation))
    return True
