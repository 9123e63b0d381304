"""What a bot gets to see: its own view, its own question, and guesses at what is hidden. Never the state itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wandwright.engine.errors import IllegalAction
from wandwright.engine.rules import Rules
from wandwright.engine.state import State

if TYPE_CHECKING:
    from wandwright.engine.decisions import Decision
    from wandwright.engine.matches import Match


class Position:
    """A match as one seat knows it."""

    def __init__(self, match: Match, seat: int) -> None:
        match.game.check_seat(match.setup, seat)
        decision = next((question for question in match.decisions if question.seat == seat), None)
        if decision is None:
            raise IllegalAction(f"Seat {seat} is not asked anything now; ask the seat of match.decision.")
        self.seat = seat
        self.decision: Decision = decision
        self.rules: Rules = match.game.rules
        self._match = match

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may see."""
        return self._match.view(self.seat)

    def determinize(self, key: int) -> State:
        """A state that might be the true one, as far as this seat can know."""
        return self._match.game.determinize(self._match.state, self.seat, key)

    def evaluate(self, state: State) -> float:
        """How good a guessed state looks to this seat."""
        return self._match.game.evaluate(state, self.seat)
