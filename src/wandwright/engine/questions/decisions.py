"""Decisions and actions: what is asked and what may be answered, as people, bots and programs see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from wandwright.engine.language import capital, spoken
from wandwright.engine.questions.answers import Target
from wandwright.engine.questions.lanes import lanes_of, open_lanes, waits_for_all
from wandwright.engine.questions.questions import Question, pick_of
from wandwright.engine.questions.rows import ChoiceView, DecisionView, PickView
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


QUESTIONS_PER_UNDO: Final = 1_000_000
# The questions of one lane have numbers so far apart: an answer fits one of them only.
NUMBERS_PER_STEP: Final = 1_000_000_000_000
# The sentence that asks, among those of the answers.
PROMPT: Final = -1


class Asking:
    """A question in the position in which it was opened. It knows what to say of each answer, and holds none of them.

    Decisions and their actions both point here and not at each other, so that nothing waits for a garbage collector.
    """

    __slots__ = ("_sentences", "_targets", "declared", "frame", "game", "state")

    def __init__(self, game: Game, state: State, frame: Frame) -> None:
        self.game = game
        self.state = state
        self.frame = frame
        self.declared: Question = game.rules.question(frame)
        self._sentences: dict[tuple[int, str], str] = {}
        self._targets: dict[int, tuple[Target, ...]] = {}

    def said(self, what: int, say: Callable[[], str]) -> str:
        """Every seat's view asks for the same sentences, so each is put together once in a language."""
        key = (what, spoken())
        if key not in self._sentences:
            self._sentences[key] = capital(say())
        return self._sentences[key]

    def prompt(self, *, secret: bool = False) -> str:
        if secret:
            return capital(self.declared.text(self.game, self.state, self.frame, secret=True))
        return self.said(PROMPT, lambda: self.declared.text(self.game, self.state, self.frame))

    def notation(self, answer: int) -> str:
        return self.declared.notation(self.game, self.state, self.frame, answer)

    def label(self, answer: int) -> str:
        return self.said(answer, lambda: self.declared.label(self.game, self.state, self.frame, answer))

    def targets(self, answer: int) -> tuple[Target, ...]:
        if answer not in self._targets:
            self._targets[answer] = self.declared.targets(self.game, self.state, self.frame, answer)
        return self._targets[answer]

    def answers_view(self, actions: tuple[Action, ...]) -> list[ChoiceView]:
        """The answers as whoever may know them sees them, in the language of now."""
        codes = [action.code for action in actions]
        told = self.declared.described(self.game, self.state, self.frame, codes)
        return [
            action_view(action.notation, capital(label), targets)
            for action, (label, targets) in zip(actions, told, strict=True)
        ]


class Action:
    """One legal answer. Its notation is stable text; `str(action)` is its notation.

    number   the number of the question it answers
    verb     what is done: the first word of the notation
    targets  the things on the table it is about: cards, seats, spaces, dice, piles
    """

    __slots__ = ("_asking", "code", "notation", "number", "seat")

    def __init__(self, asking: Asking, number: int, code: int, notation: str) -> None:
        self._asking = asking
        self.number = number
        self.seat: int = asking.frame[1]
        self.code = code
        self.notation = notation

    @property
    def verb(self) -> str:
        """What is done, in one word."""
        return self.notation.partition(" ")[0]

    @property
    def label(self) -> str:
        """The action in a player's words."""
        return self._asking.label(self.code)

    @property
    def targets(self) -> tuple[Target, ...]:
        """What on the table the action is about; what is taken in hand comes first."""
        return self._asking.targets(self.code)

    @property
    def card(self) -> str | None:
        """The id of the card the action is about, if it is about one."""
        return next((target.id for target in self.targets if target.kind == "card"), None)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r}, seat={self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, Frame, str]:
        return (self.number, self._asking.frame, self.notation)


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

    def prompt_for(self, seat: int | None) -> str:
        """The sentence as another seat (or a spectator: None) may read it."""
        return self._asking.prompt(secret=self.secret_from(seat))

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


class Record(NamedTuple):
    """One action of the log: who answered which of the open questions how, and what it brought to light.

    place is that of the question among the open ones, asked its number. reveals holds some of: chance (a stream of
    chance moved on), hidden (a hidden card was shown), seat (another seat had acted before it).
    """

    number: int
    seat: int
    place: int
    code: int
    notation: str
    reveals: frozenset[str]
    events_before: int
    secret: bool
    asked: int


def events_before(record: Record) -> int:
    """How many things had happened before an action."""
    return record.events_before


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


def action_view(notation: str, label: str, targets: Iterable[Target]) -> ChoiceView:
    """An answer as whoever may know it sees it."""
    return {
        "notation": notation,
        "label": label,
        "card": next((target.id for target in targets if target.kind == "card"), None),
        "verb": notation.partition(" ")[0],
        "targets": [target.plain() for target in targets],
    }
