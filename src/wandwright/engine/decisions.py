"""What is asked and what may be answered, as people, bots and programs see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.language import spoken
from wandwright.engine.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game


QUESTIONS_PER_UNDO = 1_000_000
# The sentence that asks, among those of the answers.
PROMPT: Final = -1


class Action:
    """One legal answer. Its notation is stable text; `str(action)` is its notation."""

    __slots__ = ("code", "decision", "notation", "seat")

    def __init__(self, decision: Decision, code: int, notation: str) -> None:
        self.decision = decision
        self.seat = decision.seat
        self.code = code
        self.notation = notation

    @property
    def label(self) -> str:
        """The action in a player's words."""
        return self.decision.label(self.code)

    @property
    def card(self) -> str | None:
        """The id of the card the action is about, if it is about one."""
        return self.decision.card(self.code)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r}, seat={self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, Frame, str]:
        return (self.decision.number, self.decision.question, self.notation)


class Decision:
    """The question now open: which seat, what kind, why (rule and source), and the legal actions (never none)."""

    def __init__(
        self, game: Game, state: State, index: int, question: Frame, options: tuple[int, ...], undone: int = 0
    ) -> None:
        self._game = game
        self._state = state
        self.question = question
        self.index = index
        self.options = options
        # After an undo the state counts anew; an answer meant for what was undone must not fit what comes now.
        self.number = (state.held or state.serial) + undone * QUESTIONS_PER_UNDO
        self.seat: int = question[1]
        self._sentences: dict[tuple[int, str], str] = {}
        self.kind = game.rules.names[question[0]]
        # A chance to step in, which nobody waits for.
        self.optional = game.rules.optional[question[0]]
        # One that bots leave to people first.
        self.bots_wait = game.rules.bots_wait[question[0]]

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every legal answer."""
        return tuple(
            Action(self, option, self._game.notation(self._state, self.question, option)) for option in self.options
        )

    @property
    def prompt(self) -> str:
        """Who must do what, in one sentence."""
        return self._said(PROMPT, lambda: self._game.prompt(self._state, self.question))

    @cached_property
    def source(self) -> str | None:
        """The id of the card that asks, if a card asks."""
        return self._game.source(self._state, self.question)

    @cached_property
    def rule(self) -> str:
        """The number of the rule behind the question."""
        return self._game.rule(self._state, self.question)

    @cached_property
    def pick(self) -> dict[str, Any]:
        """Where several things are picked one after the other: how many in all, and which are picked already."""
        return self._game.pick(self._state, self.question)

    def prompt_for(self, seat: int | None) -> str:
        """The sentence as another seat (or a spectator: None) may read it."""
        if not self.secret_from(seat):
            return self.prompt
        return self._game.prompt(self._state, self.question, secret=True)

    def label(self, option: int) -> str:
        """One of the options in a player's words."""
        return self._said(option, lambda: self._game.label(self._state, self.question, option))

    def _said(self, what: int, say: Callable[[], str]) -> str:
        """Every seat's view asks for the same sentences, so each is put together once in a language."""
        key = (what, spoken())
        if key not in self._sentences:
            self._sentences[key] = say()
        return self._sentences[key]

    def card(self, option: int) -> str | None:
        """The card one of the options is about."""
        return self._game.option_card(self._state, self.question, option)

    def secret_from(self, seat: int | None) -> bool:
        """May this seat not know the options?"""
        return seat != self.seat and self._game.is_secret(self._state, self.question)

    @property
    def answer_is_secret(self) -> bool:
        """Does the answer stay secret after it was given?"""
        return self._game.is_secret_answer(self._state, self.question)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, actions={len(self.options)})"


class Record(NamedTuple):
    """One action of the log: who answered which of the open questions how, and what it brought to light.

    asked is the number of the question. reveals holds some of: chance (a stream of chance moved on), hidden (a hidden
    card was shown), seat (another seat had acted before it).
    """

    number: int
    seat: int
    question: int
    code: int
    notation: str
    reveals: frozenset[str]
    events_before: int
    secret: bool
    asked: int
