"""Seats: who is asked; and what a bot is given (a guess at the match, its view and its question, never the state)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.errors import IllegalAction
from wandwright.engine.questions.lanes import waits_for_all
from wandwright.engine.questions.question_views import needed, question_views
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game
    from wandwright.engine.matches.matches import Match
    from wandwright.engine.questions.decisions import Decision

# The guess that a position is made of; guesses by other keys are drawn from it.
FIRST_GUESS: Final = 0


def question_for(match: Match, seat: int) -> Decision | None:
    """The question open for a seat: one that the match waits for, else an optional reaction, else None."""
    own = [decision for decision in match.decisions if decision.seat == seat]
    return next((decision for decision in own if not decision.optional), own[0] if own else None)


def sight_of_questions(match: Match, seat: int | None) -> Hashable:
    """A name for how a seat sees the open questions: seats with the same one see them alike."""
    # In a lane of planning each seat sees its own question, and of the others' what they began with.
    if waits_for_all(match.state):
        return seat
    return tuple([decision.secret_from(seat) for decision in match.decisions])


class Position:
    """A match as one seat knows it: a guess at it, and nothing behind that could be asked for the truth."""

    def __init__(self, match: Match, seat: int) -> None:
        match.game.check_seat(match.setup, seat)
        decision = question_for(match, seat)
        if decision is None:
            raise IllegalAction(f"Seat {seat} is not asked anything now; ask the seat of match.decision.")
        self.seat = seat
        self.game: Game = match.game
        self._guess = self.game.determinize(match.recall(), seat, FIRST_GUESS)
        # Many guesses are made of one position; the keys of its cards are worked out once for all of them.
        keys_of(self._guess)
        self._asked = tuple(asked.in_world(self._guess) for asked in match.decisions)
        self.decision: Decision = self._asked[decision.index]

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may see."""
        asked = question_views(self._asked, self.seat, needed(self._asked))
        return self.game.view(self._guess, self.seat) | {"decisions": asked}

    def determinize(self, key: int) -> State:
        """A state that might be the true one, as far as this seat can know."""
        return self.game.determinize(self._guess, self.seat, key)

    def evaluate(self, state: State) -> float:
        """How good a guessed state looks to this seat."""
        return self.game.evaluate(state, self.seat)

    def policy(self, state: State) -> int:
        """A good answer to the question, as the game itself plays a guessed state."""
        return self.game.policy(state, self.decision.index)

    def foreseen(self, state: State, answer: int) -> State:
        """A guessed state once the question is answered so, and whatever the effect asks then."""
        return self.game.foreseen(state, self.decision.index, answer)
