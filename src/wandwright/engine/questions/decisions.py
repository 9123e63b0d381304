"""Decisions and actions: what is asked and what may be answered, as people, bots and programs see it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from wandwright.engine.language import spoken
from wandwright.engine.questions.actions import Action, Asking
from wandwright.engine.questions.lanes import lanes_of, open_lanes, waits_for_all
from wandwright.engine.questions.questions import pick_of
from wandwright.engine.questions.rows import ChoiceView, DecisionView, PickView
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


QUESTIONS_PER_UNDO: Final = 1_000_000
# The questions of one lane have numbers so far apart: an answer fits one of them only.
NUMBERS_PER_STEP: Final = 1_000_000_000_000


class Decision:
    """The question now open: which seat, what kind, why (rule and source), and the legal actions (never none).

    In a lane of planning, the seats that are not asked see the question it began with, whatever it has come to.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        index: int,
        question: Frame,
        legal: tuple[int, ...],
        undone: int = 0,
        step: int = 0,
    ) -> None:
        self._asking = Asking(game, state, question)
        self._game = game
        self._state = state
        self.question = question
        self.index = index
        self.legal = legal
        self.undone = undone
        # After an undo the state counts anew; an answer meant for what was undone must not fit what comes now.
        self.number = (state.held or state.serial) + undone * QUESTIONS_PER_UNDO + step * NUMBERS_PER_STEP
        self.seat: int = question[1]
        self.kind = self._asking.declared.name
        # A chance to step in, which nobody waits for.
        self.optional = self._asking.declared.optional
        # One that bots leave to people first.
        self.bots_wait = self._asking.declared.bots_wait
        self._secret: bool | None = None
        self._views: dict[tuple[bool, str], DecisionView] = {}

    @property
    def position(self) -> State:
        """The position in which it is asked; nobody changes it."""
        return self._state

    @property
    def identity(self) -> Hashable:
        """Equal for what is asked again without any change."""
        return (self.index, self.number, self.undone, self.question, self.legal)

    def in_world(self, state: State) -> Decision:
        """The same question in another position that its seat can't tell from this one."""
        question, legal = self._game.rules.open_questions(state)[self.index]
        decision = Decision(self._game, state, self.index, question, legal, self.undone)
        decision.number = self.number
        return decision

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every legal answer."""
        asking = self._asking
        return tuple([Action(asking, self.number, answer, asking.notation(answer)) for answer in self.legal])

    @cached_property
    def distinct(self) -> tuple[Action, ...]:
        """The legal answers without those that only pick the same things in another order; for bots and search."""
        kept = set(self._game.rules.distinct(self.question, self.legal))
        return tuple(action for action in self.actions if action.code in kept)

    def answers_view(self) -> list[ChoiceView]:
        """Every legal answer, ready for JSON."""
        return self._asking.answers_view(self.actions)

    @property
    def ends(self) -> tuple[str, ...]:
        """The verbs of the answers that end this."""
        return self._asking.declared.ends

    @property
    def lapses(self) -> tuple[str, ...]:
        """The verbs of answers whose chance is lost with an answer that ends this."""
        return self._asking.declared.lapses

    @property
    def prompt(self) -> str:
        """Who must do what, in one sentence."""
        return self._asking.prompt()

    @cached_property
    def source(self) -> str | None:
        """The id of the card that asks, if a card asks."""
        card: int = self.question[2]
        return None if card == NO_CARD else self._game.card_id(self._state, card)

    @cached_property
    def rule(self) -> str:
        """The number of the rule behind the question."""
        return self._asking.declared.rule_of(self._game, self._state, self.question)

    @cached_property
    def pick(self) -> PickView:
        """Where several things are picked one after the other: how many in all, and which are picked already."""
        return pick_of(self._asking.declared, self._state, self.question, self._game)

    def action(self, code: int) -> Action | None:
        """The legal answer of that code; the others need not be put into words for it."""
        if code not in self.legal:
            return None
        known = self.legal[self.legal.index(code)]
        return Action(self._asking, self.number, known, self._asking.notation(known))

    @property
    def first(self) -> Decision:
        """The question that its lane of planning began with, as it would be asked now; else this one."""
        return self._begun or self if waits_for_all(self._state) else self

    @cached_property
    def _begun(self) -> Decision | None:
        """Another question than this one that its lane began with."""
        lanes = lanes_of(self._state)
        begun = lanes[open_lanes(lanes)[self.index]][0]
        if begun == self.question:
            return None
        legal = tuple(self._game.rules.list_legal(self._state, begun))
        return Decision(self._game, self._state, self.index, begun, legal, self.undone)

    def view(self, *, secret: bool) -> DecisionView:
        """It as all see it who may know its answers, or (secret) as the others do: put together once in a language."""
        key = (secret, spoken())
        if key not in self._views:
            self._views[key] = self._viewed(secret)
        return self._views[key]

    def _viewed(self, secret: bool) -> DecisionView:
        return {
            "number": self.number,
            "seat": self.seat,
            "kind": self.kind,
            "awaited": not self.optional,
            "prompt": self._asking.prompt(secret=secret),
            "source": self.source,
            "rule": self.rule,
            "ends": list(self.ends),
            "lapses": list(self.lapses),
            "pick": {"count": self.pick["count"]} if secret else self.pick,
            "actions": None if secret else self.answers_view(),
        }

    def label(self, answer: int) -> str:
        """One of the legal answers in a player's words."""
        return self._asking.label(answer)

    def secret_from(self, seat: int | None) -> bool:
        """May this seat not know the legal answers?"""
        return seat != self.seat and self.is_secret

    @property
    def is_secret(self) -> bool:
        """Do the answers show what only its seat may know? Every view asks, so it is worked out once."""
        if self._secret is None:
            self._secret = self._asking.declared.is_secret(self._game, self._state, self.question)
        return self._secret

    @property
    def answer_is_secret(self) -> bool:
        """Does the answer stay secret after it was given?"""
        return self._asking.declared.keeps_answer(self._game, self._state, self.question)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, actions={len(self.legal)})"


def decision_view(decision: Decision, seat: int | None, *, awaited: bool = True) -> DecisionView:
    """A question as a seat may see it: who is asked and for what; the legal answers unless they are secret.

    Of the lane of another seat it is the question that it began with: how far that seat has come lies face down.

    awaited  does the table wait for an answer?
    """
    asked = decision if seat == decision.seat else decision.first
    seen = asked.view(secret=asked.secret_from(seat))
    actions = seen["actions"]
    # Whoever gets it may change it.
    return {**seen, "awaited": awaited, "actions": None if actions is None else [answer.copy() for answer in actions]}
