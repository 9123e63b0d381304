"""Entries of a table: answers and whole pasts as the rows that storage keeps."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import question_for
from wandwright.engine.questions.decisions import Decision
from wandwright.server.errors import Refusal
from wandwright.server.storage.rows import EntryRow
from wandwright.server.tables.table import Table


def action_entry(decision: Decision, notation: str) -> EntryRow:
    """An answer as an entry; Refusal if it is not among the legal ones."""
    wanted = " ".join(notation.split())
    for action in decision.actions:
        if action.notation == wanted:
            data = {
                "question": decision.number,
                "index": decision.index,
                "code": action.code,
                "notation": action.notation,
            }
            return EntryRow("action", decision.seat, data)
    raise Refusal("That is not possible now. Choose one of the answers that the table offers.", "not-possible")


def action_entries(match: Match, seat: int, notations: Sequence[str]) -> list[EntryRow]:
    """Several answers of one seat to one choice: each to the question that the one before has led to."""
    ahead = match.copy()
    entries: list[EntryRow] = []
    for notation in notations:
        decision = question_for(ahead, seat)
        if decision is None:
            raise Refusal("These are more than can be chosen. Mark fewer.", "too-many")
        entry = action_entry(decision, notation)
        ahead.apply_code(entry.data["index"], entry.data["code"])
        entries.append(entry)
    return entries


def past_entries(match: Match) -> list[EntryRow]:
    """The actions of a match as entries of a new table."""
    return [
        EntryRow(
            "action",
            record.seat,
            {"question": 0, "index": record.place, "code": record.code, "notation": record.notation},
        )
        for record in match.records
    ]


# What goes on also at a table that is full: it is left for another, or closed.
LAST = frozenset({"sequel", "closed", "shown", "no"})


def check_room(table: Table, entries: Sequence[EntryRow], most: int) -> None:
    if table.version >= most and any(entry.kind not in LAST for entry in entries):
        raise Refusal(
            "This match has become too long for one table. Look back at it, and play on from there at a new one.",
            "table-full",
        )
