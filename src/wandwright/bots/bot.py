"""The protocol of a bot."""

from __future__ import annotations

from typing import Protocol

from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action


class Bot(Protocol):
    """Somebody who answers for a seat. It is given a position as that seat knows it, never the state of the match."""

    name: str

    def choose(self, position: Position) -> Action:
        """One of the actions of the position's decision."""
