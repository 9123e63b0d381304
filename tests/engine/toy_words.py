"""The toy game with a language: whoever wins a prize runs its program. It uses every control word of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, cast

from tests.engine.toy import Toy
from tests.engine.toy_rules import AWARD, FIELDS, LOOK, ToyState, award
from wandwright.engine import programs
from wandwright.engine.answers import Answers, Fixed, Seats
from wandwright.engine.fields import Field
from wandwright.engine.kinds import Asked, Number, OneOf
from wandwright.engine.meanings import Ask, Clause, Frames, Hooks
from wandwright.engine.options import Setup
from wandwright.engine.programs import Choice, Offer, Programs
from wandwright.engine.questions import Question
from wandwright.engine.rules import Rules
from wandwright.engine.state import Frame, State
from wandwright.engine.words import (
    CHOOSE,
    MAY,
    PAY,
    ClauseField,
    Compiler,
    Vocabulary,
    Word,
    each_word,
    if_word,
    limit_word,
    repeat_word,
)

RUN: Final = 6
EACH: Final = 7
REPEAT: Final = 8
CHOICE: Final = 9
WANT: Final = 10
NAME: Final = 11

SELF: Final = 0
EVERYBODY: Final = 1
OTHERS: Final = 2
MATCH: Final = 1

N: Final = ClauseField("n", Number(1, 9), "How many.")
WHO: Final = ClauseField("who", OneOf({"self": SELF, "all": EVERYBODY, "others": OTHERS}, "who"), required=False)
IF: Final = ClauseField("if", Asked({"rich": 1}, "condition"))
PER: Final = ClauseField("per", Asked({"prize_won": 1}, "per"))
LIMIT: Final = ClauseField("limit", OneOf({"match": MATCH}, "limit"))


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
    """The toy's state with points, and the seats that have used what works once in a match."""

    __slots__ = ("box", "points", "used")

    box: WordBox
    points: list[int]
    used: tuple[int, ...]

    def copy(self) -> WordState:
        new = cast(WordState, super().copy())
        new.box = self.box
        new.points = self.points[:]
        new.used = self.used
        return new


def holds(state: WordState, condition: int, value: int, seat: int, card: int) -> bool:
    return not condition or state.points[seat] >= value


def count(state: WordState, counter: int, value: int, seat: int) -> int:
    return len(state.won[seat]) if counter else 1


def seats_of(state: WordState, who: int, seat: int) -> tuple[int, ...]:
    seats = range(len(state.points))
    return tuple(other for other in seats if who == EVERYBODY or (other == seat) == (who == SELF))


def use_up(state: WordState, limit: int, seat: int, source: int) -> bool:
    if seat in state.used:
        return False
    state.used = (*state.used, seat)
    return True


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


def list_name(state: WordState, question: Naming) -> list[int]:
    return list(range(len(state.points)))


def answer_name(state: WordState, question: Naming, option: int) -> None:
    state.points[option] += question.amount


# Words that ask stand before others here, to show that their numbers do not.
WORDS: Final = Vocabulary(
    (
        CHOOSE,
        MAY,
        PAY,
        if_word(IF),
        limit_word(LIMIT),
        each_word("then happens to every seat of who", WHO.needed("all", "others"), IF),
        repeat_word("then happens once for each thing that per counts", PER),
        Word("give", "a seat of choice gains n points", (N,), Ask(NAME, Naming), worth=0.5, worth_of="n"),
        Word("gain", "who gains n points", (N, WHO, PER.optional()), gain, worth=1.0, worth_of="n"),
        Word("spend", "the seat spends n points", (N,), spend, can=can_spend, traits=("price",)),
        Word("shiny", "the prize shines", ()),
    ),
    Hooks(holds, count, seats_of, use_up),
    Frames(run=RUN, each=EACH, repeat=REPEAT, choose=CHOICE, may=WANT),
    around=("limit", "if", "may"),
)

ONE: Final[Mapping[str, Any]] = {"do": "gain", "n": 1}
PROGRAMS: Final[tuple[tuple[Mapping[str, Any], ...], ...]] = (
    ({"choose": 1, "options": [[ONE], [{"do": "spend", "n": 2}, {"do": "gain", "n": 4}]]}, ONE),
    ({"do": "each", "who": "all", "then": [{"choose": 1, "options": [[ONE], [{"do": "gain", "n": 2}]]}]}, ONE),
    ({"do": "repeat", "per": "prize_won", "then": [{"may": True, "do": "gain", "n": 1}, {"do": "give", "n": 1}]},),
    ({"pay": [{"do": "spend", "n": 1}], "then": [{"do": "gain", "n": 3}]}, {"limit": "match", "do": "give", "n": 2}),
    (
        {"limit": "match", "if": {"rich": 1}, "do": "gain", "n": 5},
        {"do": "each", "who": "others", "if": {"rich": 1}, "then": [{"may": True, "do": "spend", "n": 1}, ONE]},
    ),
    (
        {"choose": 2, "options": [[ONE], [{"do": "give", "n": 2}], [{"do": "gain", "n": 3, "who": "all"}]]},
        {"if": {"rich": 1}, "then": [{"do": "gain", "n": 1, "per": "prize_won"}]},
    ),
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
    rules.register_step(EACH, "each", programs.run_each)
    rules.register_step(REPEAT, "repeat", programs.run_repeat)
    choice = Question(CHOICE, "choice", Answers("choose"), shape=Choice, rule="R1", picks="chosen")
    rules.register_question(choice, programs.list_choose, programs.answer_choose)
    want = Question(WANT, "want", Fixed((("want no", "label-no"), ("want yes", "label-yes"))), shape=Offer, rule="R1")
    rules.register_question(want, programs.list_may, programs.answer_may)
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
        Field("used", "used", "data", "all"),
    )
    texts: ClassVar[Mapping[str, str]] = {
        **Toy.texts,
        "prompt-choice": "{who}: choose.",
        "prompt-want": "{who}: do you want it?",
        "prompt-name": "{who}: name a seat.",
        "label-choose": "Option {n}",
        "label-yes": "Yes",
        "label-no": "No",
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
        state.used = ()
        return state
