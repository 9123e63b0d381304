"""The door of a table (authorisation): which secrets open what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wandwright.server.errors import NoEntry, Refusal
from wandwright.server.keys import hashed, opens_any
from wandwright.server.rows import SeatRow, TableRow


class Pass(NamedTuple):
    """What somebody's secrets open: seats (each with the hash of its key), the host's rights, watching."""

    keys: dict[int, str]
    host: bool
    watch: bool

    @property
    def seat(self) -> int | None:
        """The first seat, through whose eyes single requests see; None sees what a spectator sees."""
        return min(self.keys, default=None)


def admit(row: TableRow, seats: Iterable[SeatRow], secrets: Iterable[str]) -> Pass:
    """NoEntry if none of the secrets opens anything."""
    given = [hashed(secret) for secret in secrets]
    found = Pass(
        {seat.seat: seat.secret for seat in seats if opens_any(given, seat.secret)},
        opens_any(given, row.host),
        opens_any(given, row.spectator),
    )
    if not found.keys and not found.host and not found.watch:
        raise NoEntry
    if row.locked and not found.keys and not found.host:
        raise Refusal("This table is locked: only who holds a seat comes in. Ask its maker to open it.", "locked")
    return found
