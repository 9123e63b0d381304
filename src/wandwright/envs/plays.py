"""Plays: one match played by programs, light until somebody asks for the whole match behind it."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.errors import IllegalAction, MatchOver
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.engine.state.state import Frame, State


class Asked(NamedTuple):
    """A question that a match waits for: its place among the open ones, whom it asks, and its distinct answers."""

    place: int
    seat: int
    frame: Frame
    legal: list[int]


class Play:
    """A position and the answers that led to it; a `Match` is made of them when it is needed, and used from then on."""

    __slots__ = ("_match", "answers", "game", "setup", "state")

    def __init__(self, game: Game, setup: Setup, begun: State | Match) -> None:
        self.game = game
        self.setup = setup
        self._match: Match | None = begun if isinstance(begun, Match) else None
        self.state: State = begun.state if isinstance(begun, Match) else begun
        self.answers: list[tuple[int, int]] = []

    def asked(self) -> tuple[Asked, ...]:
        """The questions that the match waits for: bots and programs are not asked where they may only step in."""
        state, rules = self.state, self.game.rules
        if not state.legal:
            return ()
        if not state.others:
            frame = state.question
            return (Asked(0, frame[1], frame, rules.distinct(frame, state.legal)),)
        return tuple(
            [
                Asked(place, frame[1], frame, rules.distinct(frame, legal))
                for place, (frame, legal) in enumerate(rules.open_questions(state))
                if not rules.optional[frame[0]]
            ]
        )

    def answer(self, asked: Asked, code: int) -> None:
        """Answer a question that is open; what is not among its answers is refused and changes nothing."""
        if code not in asked.legal:
            raise IllegalAction("That action is not among the legal ones; choose one where the action mask is 1.")
        if self._match is None:
            self.game.rules.apply_to(self.state, asked.place, code)
            self.answers.append((asked.place, code))
        else:
            self._match.apply_code(asked.place, code)
            self.state = self._match.state

    @property
    def match(self) -> Match:
        """The match with its log; everything goes by way of it from now on."""
        if self._match is None:
            match = self.game.start(self.setup.seats, self.setup.seed, self.setup.options)
            for place, code in self.answers:
                match.apply_code(place, code)
            self._match = match
            self.state = match.state
        return self._match

    def copy(self) -> Play:
        """An independent play with the same past and the same future."""
        begun = self.state.copy() if self._match is None else self._match.copy()
        other = Play(self.game, self.setup, begun)
        other.answers = self.answers[:]
        return other

    def imagined(self, seat: int, key: int) -> Play:
        """A play in which everything that a seat may not know has been drawn anew."""
        self.game.check_seat(self.setup, seat)
        match = self.match
        if match.outcome is not None:
            raise MatchOver("The match is over, and nothing is left to guess; call reset to begin another one.")
        guess = self.game.determinize(match.recall(), seat, key)
        return Play(self.game, self.setup, Match(self.game, self.setup, guess, prepared=True))
