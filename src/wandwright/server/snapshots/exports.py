"""Exported matches: a finished one whole, of a running one only what the asking seat knows."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from wandwright.engine.matches.matches import Match
from wandwright.server.errors import Refusal
from wandwright.server.tables.table import Table

# The seed of a table is a secret of the server; nobody can try them all.
SECRET_BITS = 256


def exported(match: Match, seat: int | None) -> str:
    """A finished match whole; of a running one only what the seat knows, or who imports it could look ahead."""
    if match.outcome is not None:
        return match.save()
    if seat is None:
        raise Refusal("While the match runs, only who holds a seat can export it. Wait for its end.", "export")
    return dealt_anew(match, seat).save()


def position(table: Table, at: int, seats: Collection[int]) -> Match:
    """The match just before an action, or as it is now; the number is that by which these seats know the action."""
    told = table.match.told_to(seats)
    if at > told.actions:
        count = told.actions
        raise Refusal(f"The match has {count} actions so far; choose one of them.", "no-such-action", count=count)
    match = table.match.copy()
    if at < told.actions:
        match.undo(told.true_number(at))
    return match


def dealt_anew(match: Match, seat: int) -> Match:
    """The position as this seat knows it, with another seed: nothing of the real match can be worked out from it."""
    found = match.game
    guess = found.determinize(match.recall(), seat, secrets.randbits(SECRET_BITS))
    setup = match.setup._replace(seed=secrets.randbits(SECRET_BITS))
    return Match(found, setup, guess, prepared=True)
