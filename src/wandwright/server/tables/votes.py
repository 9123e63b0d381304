"""Undos that wait for others to agree, and how such a vote comes to an end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wandwright.server.storage.rows import EntryRow


@dataclass
class Vote:
    """An undo that waits for others to agree; `at` is when it was asked for."""

    by: int
    to: int
    missing: list[int]
    at: float = 0.0


def agreed(vote: Vote, seats: Iterable[int]) -> list[EntryRow]:
    """These seats say yes: if nobody else is missing, it is undone."""
    saying = [seat for seat in vote.missing if seat in seats]
    entries = [EntryRow("yes", seat, {}) for seat in saying]
    if len(saying) == len(vote.missing):
        entries.append(EntryRow("undo", vote.by, {"to": vote.to}))
    return entries
