"""Question frames: what the question about villains remembers."""

from __future__ import annotations

from typing import NamedTuple


class Silencing(NamedTuple):
    """The ability of one foe of a kind sleeps, until the next own turn or for this turn."""

    kind: int
    seat: int
    source: int
    foe: int
    until: int
