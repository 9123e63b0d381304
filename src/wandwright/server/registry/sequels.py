"""Sequels of a match: the same again, the next chapter, the last turn once more, or a room for the same people.

Everybody's old key opens the new table, so nobody has to be invited anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wandwright.engine.matches.matches import Match
from wandwright.server.errors import Conflict, Refusal
from wandwright.server.registry.making import Door, table_row, write_past
from wandwright.server.registry.revealing import revealing
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.snapshots.exports import SECRET_BITS, position
from wandwright.server.storage.deleting import existing
from wandwright.server.storage.rows import PAST, EntryRow
from wandwright.server.tables.access import Pass
from wandwright.server.tables.entries import past_entries
from wandwright.server.tables.table import Table, plays_alone, waiting

NOT_OVER = "The match is not over yet. Play it to its end first."


async def go_on(registry: TableRegistry, table: Table, entry: Pass, sort: str) -> str:
    """The table to go on to, made when the first of the old one asks for it."""
    if entry.seat is None and not entry.host:
        raise Refusal("Only who has played can go on from here. Ask somebody at the table.", "sequel-seat")
    async with table.lock:
        known = table.sequels.get(sort)
        # One that was deleted meanwhile is made anew.
        here = await registry.call(existing, registry.store, [known or ""])
        if known in here:
            return known
        if table.match.outcome is None:
            raise Refusal(NOT_OVER, "not-over")
        match = await registry.run_long(following, table, sort)
        row = table.row
        seats = [replace(seat) for seat in table.seats]
        made = table_row(match, seats, row.packs, Door(row.host, row.spectator), undo=row.undo, title=row.title)
        made.dealt = PAST if sort == "retry" else ""
        past = past_entries(match)
        if sort == "people":
            room = room_after(table)
            made.summary |= waiting(room, begun=False)
            past = [EntryRow("room", 0, room)]
            # Who has played by the link itself has come; only a free seat waits for a link.
            seats = [replace(seat, invitation="") if seat.invitation == seat.secret else seat for seat in seats]
        await write_past(registry, match.game, made, seats, past)
        # Whoever plays the last turn again learns what it would have brought here.
        shown = revealing(table) if sort == "retry" else []
        try:
            await registry.add(table, [*shown, EntryRow("sequel", entry.seat or 0, {"sort": sort, "table": made.id})])
        except Conflict:
            # In another process somebody was quicker: their table is the one that all go to.
            if table.sequels.get(sort) == known:
                raise
        return table.sequels[sort]


def following(table: Table, sort: str) -> Match:
    """The match that is played next."""
    if sort == "retry":
        return position(table, last_turn(table), range(len(table.seats)))
    old = table.match
    options = old.setup.options
    if sort == "next":
        won = old.outcome is not None and bool(old.outcome.winners)
        following = old.game.retrospect.sequel(options) if won else None
        if following is None:
            raise Refusal("Nothing follows this match. Play it again instead.", "no-sequel")
        options = following
    return old.game.start(old.setup.seats, secrets.randbits(SECRET_BITS), options)


def room_after(table: Table) -> dict[str, Any]:
    """The waiting room of the same people: the same options, and each still wishes for what they played."""
    options = table.match.setup.options
    own = {
        option.name: options[option.name]
        for option in table.match.game.options()
        if option.many and len(options.get(option.name, ())) == len(table.seats)
    }
    wishes = {str(row.seat): {name: values[row.seat] for name, values in own.items()} for row in table.seats}
    return {"options": {**options, **dict.fromkeys(own, ())}, "wishes": wishes, "anybody": True}


def last_turn(table: Table) -> int:
    """The first action of the last turn in which a person had a say; without any, of the last turn."""
    records = table.match.records
    told: Sequence[int] = [record.number for record in records if not plays_alone(table.seats[record.seat])]
    last = told[-1] if told else len(records) - 1
    if last < 0:
        raise Refusal("Nobody has done anything in this match. Play it again instead.", "no-sequel")
    return table.turns.index(table.turns[last])
