"""The toy game with a language: whoever wins a prize runs its program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, cast

from tests.engine.toy import Toy
from tests.engine.toy_rules import AWARD, FIELDS, LOOK, ToyState, award
from wandwright.engine.matches.options import Setup
from wandwright.engine.questions.answers import Answers, Seats
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import Frame, State
from wandwright.engine.words import programs
from wandwright.engine.words.clause_kinds import OPTIONS, Asked, Number, OneOf
from wandwright.engine.words.programs import Programs
from wandwright.engine.words.word_types import Ask, Clause
from wandwright.engine.words.words import THEN, ClauseField, Compiler, Vocabulary, Word

RUN: Final = 6
CHOICE: Final = 7
NAME: Final = 8

SELF: Final = 0
EVERYBODY: Final = 1
OTHERS: Final = 2

N: Final = ClauseField("n", Number(1, 9), "How many.")
WHO: Final = ClauseField("who", OneOf({"self": SELF, "all": EVERYBODY, "others": OTHERS}, "who"), required=False)
IF: Final = ClauseField("if", Asked({"rich": 1}, "condition"))
PER: Final = ClauseField("per", Asked({"prize_won": 1}, "per"))


class Choice(NamedTuple):
    """One of several programs."""

    kind: int
    seat: int
    source: int
    programs: tuple[int, ...]


class Naming(NamedTuple):
    """A seat that gains so many points."""

    kind: int
    seat: int
    source: int
    amount: int


class WordBox:
    """Where a match has its programs."""

    def __init__(self, table: Programs, prizes: Sequence[int]) -> None:
        self.programs = table
        self.prizes = prizes


class WordState(ToyState):
    """The toy's state with points."""

    __slots__ = ("box", "points")

    box: WordBox
    points: list[int]

    def copy(self) -> WordState:
        new = cast(WordState, super().copy())
        new.box = self.box
        new.points = self.points[:]
        return new


def count(state: WordState, counter: int, value: int, seat: int) -> int:
    return len(state.won[seat]) if counter else 1


def seats_of(state: WordState, who: int, seat: int) -> tuple[int, ...]:
    seats = range(len(state.points))
    return tuple(other for other in seats if who == EVERYBODY or (other == seat) == (who == SELF))


def gain(state: WordState, seat: int, source: int, clause: Clause) -> None:
    _, amount, who, counter, value = clause
    for other in seats_of(state, who, seat):
        state.points[other] += amount * count(state, counter, value, seat)


def spend(state: WordState, seat: int, source: int, clause: Clause) -> None:
    _, amount = clause
    state.points[seat] -= amount


def can_spend(state: WordState, seat: int, clause: Clause) -> bool:
    _, amount = clause
    return state.points[seat] >= int(amount)


def run_if(state: WordState, seat: int, source: int, clause: Clause) -> None:
    _, _, value, program = clause
    if state.points[seat] >= value:
        state.box.programs.run(state, program, 0, seat, source)


def list_choice(state: WordState, question: Choice) -> list[int]:
    machine = state.box.programs
    return [place for place, program in enumerate(question.programs) if machine.is_open(state, question.seat, program)]


def answer_choice(state: WordState, question: Choice, option: int) -> None:
    state.stack.append((RUN, question.programs[option], 0, question.seat, question.source))


def list_name(state: WordState, question: Naming) -> list[int]:
    return list(range(len(state.points)))


def answer_name(state: WordState, question: Naming, option: int) -> None:
    state.points[option] += question.amount


# Words that ask stand before others here, to show that their numbers do not.
WORDS: Final = Vocabulary(
    (
        Word(
            "choose",
            "one of the options is chosen",
            (ClauseField("choose", OPTIONS, "The options; each is a list of clauses."),),
            Ask(CHOICE, Choice, together=True),
            is_key=True,
        ),
        Word("if", "then happens if it is so", (IF, THEN), run_if, asks=True, is_key=True),
        Word("give", "a seat of choice gains n points", (N,), Ask(NAME, Naming), worth=0.5, worth_of="n"),
        Word("gain", "who gains n points", (N, WHO, PER.optional()), gain, worth=1.0, worth_of="n"),
        Word("spend", "the seat spends n points", (N,), spend, can=can_spend, traits=("price",)),
        Word("shiny", "the prize shines", ()),
    ),
    RUN,
    around=("if",),
)

ONE: Final[Mapping[str, Any]] = {"do": "gain", "n": 1}
PROGRAMS: Final[tuple[tuple[Mapping[str, Any], ...], ...]] = (
    ({"choose": [[ONE], [{"do": "spend", "n": 2}, {"do": "gain", "n": 4}]]}, ONE),
    ({"if": {"rich": 1}, "do": "give", "n": 1}, {"do": "give", "n": 2}),
    ({"do": "gain", "n": 1, "per": "prize_won"}, {"choose": [[ONE], [{"do": "give", "n": 3}, ONE]]}),
    ({"if": {"rich": 2}, "then": [{"do": "spend", "n": 1}, {"do": "give", "n": 4}]}, ONE),
    ({"do": "gain", "n": 2, "who": "others"}, {"choose": [[{"do": "spend", "n": 1}], [{"do": "gain", "n": 3}]]}),
    ({"choose": [[{"choose": [[ONE], [{"do": "give", "n": 1}]]}, ONE], [ONE]]}, {"if": {"rich": 3}, "then": [ONE]}),
)


def award_and_run(state: WordState, frame: Frame) -> None:
    """The winner runs the program of the prize, in place of the toy's own question."""
    prize = state.table[0]
    award(state, frame)
    if state.stack[-1][0] == LOOK:
        state.stack.pop()
    winner = next(seat for seat, won in enumerate(state.won) if prize in won)
    state.stack.append((RUN, state.box.prizes[prize], 0, winner, prize))


def word_rules(rules: Rules) -> Rules:
    """The machine's steps and questions beside the toy's own."""
    rules.steps[AWARD] = award_and_run
    rules.register_step(RUN, "run", programs.run)
    choice = Question(CHOICE, "choice", Answers("choose"), shape=Choice, rule="R1")
    rules.register_question(choice, list_choice, answer_choice)
    name = Question(NAME, "name", Seats("name"), shape=Naming, rule="R1")
    rules.register_question(name, list_name, answer_name)
    return rules


def box_of(clauses: Sequence[Sequence[Mapping[str, Any]]]) -> WordBox:
    """The programs of some prizes."""
    compiler = Compiler(WORDS, {})
    prizes = [compiler.program(part) for part in clauses]
    return WordBox(compiler.programs(), prizes)


class WordToy(Toy):
    """The toy with the language."""

    fields = (
        *FIELDS,
        Field("points", "seats.*.points", "number", "all"),
    )
    texts: ClassVar[Mapping[str, str]] = {
        **Toy.texts,
        "prompt-choice": "{who}: choose.",
        "prompt-name": "{who}: name a seat.",
        "label-choose": "Option {n}",
        "label-name": "{who}",
    }

    def __init__(self) -> None:
        self.box = box_of(PROGRAMS)

    def make_rules(self) -> Rules:
        return word_rules(super().make_rules())

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        toy = super().set_up(setup, script)
        state = WordState()
        state.copy_base(toy)
        for name in ToyState.__slots__:
            setattr(state, name, getattr(toy, name))
        state.box = self.box
        state.points = [0] * setup.seats
        return state
