"""The protocol of a bot."""

from __future__ import annotations

from typing import Protocol

from wandwright.engine.decisions import Action
from wandwright.engine.seats import Position


class Bot(Protocol):
    """Somebody who answers for a seat. It is given a position as that seat knows it, never the state of the match."""

    name: str

    def choose(self, position: Position) -> Action:
        """One of the actions of the position's decision."""
