"""Authorisation at a table: which secrets open what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wandwright.server.errors import NoEntry, Refusal
from wandwright.server.storage.rows import SeatRow, TableRow
from wandwright.server.tables.keys import hashed, opens_any

LOCKED = "This table is locked: only who holds a seat comes in. Ask its maker to open it."
LINK_USED = (
    "Somebody has taken this seat already, and a link works once. If it was you, open the table in the browser in "
    "which you sat down; else ask the host for a new link."
)


class Pass(NamedTuple):
    """What somebody's secrets open: seats (each with the hash of its key), the host's rights, watching.

    door holds the hashes of the keys that belong to no seat.
    """

    keys: dict[int, str]
    host: bool
    watch: bool
    door: frozenset[str] = frozenset()

    @property
    def seat(self) -> int | None:
        """The first seat, through whose eyes single requests see; None sees what a spectator sees."""
        return min(self.keys, default=None)


def admit(row: TableRow, seats: Iterable[SeatRow], secrets: Iterable[str]) -> Pass:
    """NoEntry if none of the secrets opens anything."""
    given = [hashed(secret) for secret in secrets]
    held = list(seats)
    host, watch = opens_any(given, row.host), opens_any(given, row.spectator)
    found = Pass(
        {seat.seat: seat.secret for seat in held if opens_any(given, seat.secret)},
        host,
        watch,
        frozenset(key for key, opened in ((row.host, host), (row.spectator, watch)) if opened),
    )
    if not found.keys and not found.host and not found.watch:
        raise why_not(held, given)
    if row.locked and not found.keys and not found.host:
        raise Refusal(LOCKED, "locked")
    return found


def why_not(seats: Iterable[SeatRow], given: list[str]) -> NoEntry | Refusal:
    """Who comes with a link that another browser has taken its seat with learns that much."""
    taken = [seat for seat in seats if seat.invitation and opens_any(given, seat.invitation)]
    return Refusal(LINK_USED, "link-used") if taken else NoEntry()
