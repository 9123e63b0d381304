"""A question, declared once: its name, its fields, its rule, its words, who may know it, and what its answers are.

A game lists its questions beside the numbers of its steps. The functions that belong to a question are found in the
chapters of its rules by their names: `list_<name>` gives the legal answers as small integers (a few words or names that
are always the same need none), `answer_<name>` lets one take effect. Where a plain declaration can't say it, these are
found, too: `follow_<name>` gives the next question of the same choice, `prompt_<name>` and `rule_<name>` say why it is
asked, `notation_<name>`, `targets_<name>` and `label_<name>` what an answer is, and `loses_<name>` what gives something
up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.questions.answers import NOTHING, Answers, Fixed, Target, as_asked
from wandwright.engine.questions.rows import PickView
from wandwright.engine.state.state import Frame, State, new_frame

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

Secrecy = str | bool | Callable[[Any, Any], bool]
# A question has at least these; a shape of its own adds what it has to remember.
FIRST_FIELDS: Final = ("kind", "seat", "source")


class Plain(NamedTuple):
    """A question that remembers nothing but whom it asks, and because of which card."""

    kind: int
    seat: int
    source: int


class Picks(NamedTuple):
    """So many things, picked one after the other."""

    kind: int
    seat: int
    source: int
    number: int
    picked: tuple[int, ...]


@dataclass(eq=False)
class Question:
    """What is asked, whatever the position.

    shape    the fields of its frame, read by name: kind, seat, source and what it has to remember
    answers  what its answers are: their verbs, notations and targets
    verbs    the first words of notations that come from a function of the game
    rule     the number of the rule behind it, or a function that knows it
    prompt   the message that asks; `prompt-` and the question's name, unless another is named here
    secret   the field that its answers come from: who may not see that field may not know them. Or True, or a function
    shown    is the answer open to all once it has taken effect, although the answers to choose from were secret?
    telling  does it tell the others what a seat holds that the seat is asked, for with no choice it would not be?
    picks    the field that holds what was picked so far, where several things are picked one after the other
    count    the field that says how many are picked, or a function that works it out
    ordered  does a rule read in which order they are picked, or in which order steps are taken that are asked for one
             after the other? Or a function of the question's frame
    always   it is asked even with one answer only: it reveals or ends something
    optional an optional reaction, open beside another seat's question: nobody waits for it
    bots_wait  but bots do, who are quicker than people can speak up
    ends     the verbs of the answers that end it: the turn, the picking, the chance; `nothing` always does
    lapses   the verbs of answers whose chance is lost once an answer ends this: cards, tokens or dice left unused
    loses    the verbs of answers that give something up: a card, health, a token
    """

    number: int
    name: str
    answers: Answers = field(default_factory=lambda: Fixed(()))
    _: KW_ONLY
    shape: type[NamedTuple] = Plain
    verbs: Iterable[str] = ()
    rule: str | Callable[[Any, Any], str] = ""
    prompt: str = ""
    secret: Secrecy = False
    shown: bool = False
    telling: bool = False
    picks: str = ""
    count: str | Callable[[Any, Any], int] = "number"
    ordered: bool | Callable[[Any], bool] = False
    always: bool = False
    optional: bool = False
    bots_wait: bool = False
    ends: tuple[str, ...] = ()
    lapses: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.shape._fields[:3] != FIRST_FIELDS:
            raise ValueError(f"The question {self.name} must begin with the fields {', '.join(FIRST_FIELDS)}.")
        self.place: int = self.shape._fields.index(self.picks) if self.picks else 0
        self.prompt = self.prompt or f"prompt-{self.name.replace('_', '-')}"
        self.verbs = self.answers.verbs() | frozenset(self.verbs)
        for what, verbs in (("end it", self.ends), ("lapse", self.lapses), ("lose", self.loses)):
            if unknown := set(verbs) - self.verbs:
                raise ValueError(f"The question {self.name} has no answers that {what}: {', '.join(sorted(unknown))}.")
        self.ends = (*self.ends, *(self.verbs & {NOTHING}))

    def is_secret(self, game: Game, state: State, question: Frame) -> bool:
        """Do its answers show what only its seat may know?"""
        if isinstance(self.secret, bool):
            return self.secret
        if isinstance(self.secret, str):
            return game.is_hidden(state, self.secret)
        return self.secret(state, question)

    def keeps_answer(self, game: Game, state: State, question: Frame) -> bool:
        """Does the answer stay secret after it has taken effect?"""
        return not self.shown and self.is_secret(game, state, question)

    def picked(self, question: Frame) -> tuple[int, ...]:
        """What was picked before."""
        found: tuple[int, ...] = question[self.place] if self.picks else ()
        return found

    def how_many(self, state: State, question: Frame) -> int:
        """How many things are picked in all."""
        if not self.picks:
            return 1
        found: int = getattr(question, self.count) if isinstance(self.count, str) else self.count(state, question)
        # Who has nothing to pick from may still be asked, so that nobody sees it.
        return max(found, 1)

    def with_picks(self, question: Frame, picked: tuple[int, ...]) -> Frame:
        """The same question after other picks."""
        changed: Frame = new_frame(self.shape, (*question[: self.place], picked, *question[self.place + 1 :]))
        return changed

    def reads_order(self, question: Frame) -> bool:
        """Does a rule read in which order things are picked here?"""
        return self.ordered if isinstance(self.ordered, bool) else self.ordered(question)

    def with_pick(self, question: Frame, answer: int) -> Frame:
        """The same question after one pick more, in its place among the others unless a rule reads the order."""
        picked = (*self.picked(question), answer)
        return self.with_picks(question, picked if self.reads_order(question) else tuple(sorted(picked)))

    def settled(self, question: Frame, answer: int) -> tuple[Frame, int]:
        """The question and the last answer as they take effect: one way for all orders that no rule reads."""
        picked = self.picked(question)
        # Picks in their order, as most come, are settled as they are.
        if not picked or answer >= picked[-1] or answer in self.answers.others or self.reads_order(question):
            return question, answer
        *first, last = sorted((*picked, answer))
        return self.with_picks(question, tuple(first)), last

    def text(self, game: Game, state: State, question: Frame, *, secret: bool = False) -> str:
        """Who must do what; with `secret`, in words that tell nothing only the asked seat may know."""
        own = game.rules.found(f"prompt_{self.name}")
        if own is not None:
            text: str = own(state, question, secret)
            return text
        return game.speak(self.prompt, **{**self.numbers(question), **game.asking(state, as_asked(question))})

    def numbers(self, question: Frame) -> dict[str, int]:
        """The numbers that it has to remember, as its message is told them."""
        names = self.shape._fields[len(FIRST_FIELDS) :]
        return {name: value for name in names if isinstance(value := getattr(question, name), int)}

    def rule_of(self, game: Game, state: State, question: Frame) -> str:
        """The rule behind it, in this position."""
        own = game.rules.found(f"rule_{self.name}") or self.rule
        return own if isinstance(own, str) else str(own(state, question))

    def notation(self, game: Game, state: State, question: Frame, answer: int) -> str:
        """The stable text of an answer."""
        own = game.rules.found(f"notation_{self.name}")
        if own is None or answer in self.answers.others:
            return self.answers.notation(game, state, as_asked(question), answer)
        return str(own(state, question, answer))

    def targets(self, game: Game, state: State, question: Frame, answer: int) -> tuple[Target, ...]:
        """What on the table an answer is about."""
        own = game.rules.found(f"targets_{self.name}")
        if own is None or answer in self.answers.others:
            return self.answers.targets(game, state, as_asked(question), answer)
        found: tuple[Target, ...] = own(state, question, answer)
        return found

    def label(self, game: Game, state: State, question: Frame, answer: int) -> str:
        """An answer in a player's words."""
        own = game.rules.found(f"label_{self.name}")
        if own is None or answer in self.answers.others:
            return self.answers.label(game, state, as_asked(question), answer)
        return str(own(state, question, answer))

    def gives_up(self, game: Game, state: State, question: Frame, answer: int, notation: str) -> bool:
        """Is something lost by an answer? `loses_<name>` may say so answer by answer."""
        own = game.rules.found(f"loses_{self.name}")
        if own is not None and answer not in self.answers.others:
            return bool(own(state, question, answer))
        return notation.partition(" ")[0] in self.loses

    def described(
        self, game: Game, state: State, question: Frame, answers: Sequence[int]
    ) -> list[tuple[str, tuple[Target, ...]]]:
        """The label and the targets of many answers at once: who says them is looked for once."""
        own = game.rules.found(f"label_{self.name}") or game.rules.found(f"targets_{self.name}")
        if own is not None:
            labels = [self.label(game, state, question, answer) for answer in answers]
            return list(zip(labels, [self.targets(game, state, question, answer) for answer in answers], strict=True))
        asked = as_asked(question)
        parts = [self.answers.part_of(answer) for answer in answers]
        return [(part.label(game, state, asked, rest), part.targets(game, state, asked, rest)) for part, rest in parts]


def pick_of(question: Question, state: State, frame: Frame, game: Game) -> PickView:
    """How many things are picked in all, and which are picked already, by the words of their notations.

    ordered  the order of the picks matters
    enough   the answer that ends it before all are picked, where fewer will do
    """
    chosen = question.picked(frame)
    count = question.how_many(state, frame)
    words = [question.notation(game, state, frame, answer).partition(" ")[2] for answer in chosen]
    pick: PickView = {"count": count, "chosen": words}
    if question.picks and question.reads_order(frame):
        pick["ordered"] = True
    enough = ending(question, state, frame, game) if len(chosen) + 1 < count else None
    if enough is not None:
        pick["enough"] = enough
    return pick


def ending(question: Question, state: State, frame: Frame, game: Game) -> str | None:
    """The answer that no more is picked, if one pick more is enough."""
    options = game.rules.list_legal(state, frame)
    first = next((option for option in options if option not in question.answers.others), None)
    if first is None:
        return None
    more = game.rules.list_legal(state, question.with_picks(frame, (*question.picked(frame), first)))
    last = next((option for option in more if option in question.answers.others), None)
    return None if last is None else question.notation(game, state, frame, last)
