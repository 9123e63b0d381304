"""Programs (the machine of effects): clauses run one after the other, and the control words that every game shares.

A program is a tuple of clauses, a clause the number of a word and its fields (words.py). What is left to do when a word
asks something lies on the stack as a frame, loops included, so that a match can be copied and saved in the middle.
The programs of a match stand in `state.box.programs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from wandwright.engine.answers import PASS
from wandwright.engine.lanes import ALL, together
from wandwright.engine.meanings import Ask, Clause, Described, Frames, Hooks, Meaning, Program, Test
from wandwright.engine.state import NO_CARD, Frame, State

# The program that does nothing, the condition that is always true, the counter that counts once.
NO_PROGRAM: Final = 0
ALWAYS: Final = 0
ONCE: Final = 0
NO: Final = 0
YES: Final = 1


class Choice(NamedTuple):
    """So many of the things to choose from, each a program; `mark` is the game's own note about the choice."""

    kind: int
    seat: int
    source: int
    number: int
    programs: tuple[int, ...]
    mark: int
    chosen: tuple[int, ...]


class Offer(NamedTuple):
    """A program that a seat may have, for a price or (NO_PROGRAM) for nothing."""

    kind: int
    seat: int
    source: int
    price: int
    program: int


class Programs:
    """The programs of a pack by their numbers, and how they run."""

    CONTROLS: ClassVar[tuple[str, ...]] = ("choose", "if", "each", "repeat", "may", "pay", "limit")

    table: tuple[Program, ...]
    meanings: list[Meaning]
    tests: list[Test | None]
    questions: list[Ask | None]
    first_asking: int

    def __init__(
        self, table: tuple[Program, ...], words: Sequence[Described], first_asking: int, hooks: Hooks, frames: Frames
    ) -> None:
        self.table = table
        self.first_asking = first_asking
        self.holds = hooks.holds
        self.count = hooks.count
        self.seats_of = hooks.seats_of
        self.use_up = hooks.use_up
        self.run_frame: int = frames.run
        self.each_frame: int = frames.each
        self.repeat_frame: int = frames.repeat
        self.may_frame: int = frames.may
        self.numbers = {word.name: number for number, word in enumerate(words)}
        controls: dict[str, Meaning] = {
            "choose": Ask(frames.choose, Choice, ((),), together=True),
            "if": self.run_if,
            "each": self.each,
            "repeat": self.repeat,
            "may": self.may,
            "pay": self.pay,
            "limit": self.limit,
        }
        self.meanings = [word.run if word.run is not None else controls[word.name] for word in words]
        self.tests = [word.can for word in words]
        self.questions = [run if isinstance(run, Ask) and run.together else None for run in self.meanings]

    def run(self, state: State, number: int, index: int, seat: int, source: int) -> None:
        """Run clauses in their order; before a clause that may leave work behind, the rest is put on the stack."""
        program = self.table[number]
        meanings = self.meanings
        stack = state.stack
        last = len(program) - 1
        while index < last:
            clause = program[index]
            word: int = clause[0]
            index += 1
            if word < self.first_asking:
                meanings[word](state, seat, source, clause)
                continue
            rest: Frame = (self.run_frame, number, index, seat, source)
            stack.append(rest)
            meanings[word](state, seat, source, clause)
            if not stack or stack[-1] is not rest:
                return
            stack.pop()
        if index == last:
            clause = program[index]
            meanings[clause[0]](state, seat, source, clause)

    def clauses(self, program: int, word: str) -> list[Clause]:
        """The clauses of a program that say a word."""
        number = self.numbers[word]
        return [clause for clause in self.table[program] if clause[0] == number]

    def is_open(self, state: State, seat: int, program: int) -> bool:
        """Can a seat begin with it? What comes first is the price of the rest."""
        clauses = self.table[program]
        return not clauses or self.could(state, seat, clauses[0])

    def is_useful(self, state: State, seat: int, program: int) -> bool:
        """Does at least one clause find something to do?"""
        for clause in self.table[program]:  # noqa: SIM110 - a generator takes three times as long
            if self.could(state, seat, clause):
                return True
        return False

    def could(self, state: State, seat: int, clause: Clause) -> bool:
        test = self.tests[clause[0]]
        return test is None or test(state, seat, clause)

    def run_if(self, state: State, seat: int, source: int, clause: tuple[int, int, int, int]) -> None:
        _, condition, value, program = clause
        if self.holds(state, condition, value, seat, NO_CARD):
            self.run(state, program, 0, seat, source)

    def limit(self, state: State, seat: int, source: int, clause: tuple[int, int, int]) -> None:
        """What can happen only so often happens if it is not used up, and is used by that."""
        _, limit, program = clause
        if self.use_up(state, limit, seat, source):
            self.run(state, program, 0, seat, source)

    def may(self, state: State, seat: int, source: int, clause: tuple[int, int, int]) -> None:
        """A seat says whether it wants something."""
        _, _, program = clause
        state.stack.append(Offer(self.may_frame, seat, source, NO_PROGRAM, program))

    def pay(self, state: State, seat: int, source: int, clause: tuple[int, int, int]) -> None:
        """Who can pay says whether it wants to; then the price is paid, and what it is paid for follows."""
        _, price, program = clause
        if self.is_open(state, seat, price):
            state.stack.append(Offer(self.may_frame, seat, source, price, program))

    def answer_may(self, state: State, question: Offer, answer: int) -> None:
        _, seat, source, price, program = question
        if answer != YES:
            return
        state.stack.append((self.run_frame, program, 0, seat, source))
        if price != NO_PROGRAM:
            state.stack.append((self.run_frame, price, 0, seat, source))

    def each(self, state: State, seat: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
        """Each of several seats; where each has just one question, they answer at the same time."""
        _, who, condition, value, program = clause
        seats = self.seats_of(state, who, seat)
        clauses = self.table[program]
        asked = self.questions[clauses[0][0]] if condition == ALWAYS and len(clauses) == 1 else None
        if asked is None:
            state.stack.append((self.each_frame, seats, 0, condition, value, program, source))
        else:
            state.stack.append(together(ALL, tuple([asked.question(other, source, clauses[0]) for other in seats])))

    def go_on_each(self, state: State, frame: Frame) -> None:
        """The next seat of several for whom the condition holds."""
        kind, seats, index, condition, value, program, source = frame
        while index < len(seats):
            seat = seats[index]
            index += 1
            if self.holds(state, condition, value, seat, NO_CARD):
                if index < len(seats):
                    state.stack.append((kind, seats, index, condition, value, program, source))
                self.run(state, program, 0, seat, source)
                return

    def repeat(self, state: State, seat: int, source: int, clause: tuple[int, int, int, int]) -> None:
        """As often as something is counted now."""
        _, counter, value, program = clause
        times = self.count(state, counter, value, seat)
        if times:
            state.stack.append((self.repeat_frame, times, program, seat, source))

    def go_on_repeat(self, state: State, frame: Frame) -> None:
        """One round of several; the others wait below it."""
        kind, times, program, seat, source = frame
        if times > 1:
            state.stack.append((kind, times - 1, program, seat, source))
        self.run(state, program, 0, seat, source)

    def list_choose(self, state: State, question: Choice) -> list[int]:
        """Which of them next, in any order."""
        _, seat, _, number, programs, _, chosen = question
        fitting = []
        for index, program in enumerate(programs):
            if index not in chosen and self.is_open(state, seat, program):
                fitting.append(index)
        return all_or(number - len(chosen), fitting)

    def answer_choose(self, state: State, question: Choice, answer: int) -> None:
        """All that were chosen take effect, in the order printed."""
        _, seat, source, _, programs, _, chosen = question
        for index in sorted((*chosen, answer), reverse=True) if chosen else (answer,):
            state.stack.append((self.run_frame, programs[index], 0, seat, source))


def all_or(left: int, fitting: list[int]) -> list[int]:
    """What may be picked next; only the first where all have to be picked anyway, so that nobody is asked."""
    return fitting if len(fitting) > left else fitting[:1]


def programs_of(state: Any) -> Programs:
    """The programs of a match."""
    programs: Programs = state.box.programs
    return programs


# The machine's steps and questions, as a game registers them.


def run(state: Any, frame: Frame) -> None:
    """Go on with a program where it was left: (…, program, index, seat, source)."""
    programs: Programs = state.box.programs
    _, program, index, seat, source = frame
    programs.run(state, program, index, seat, source)


def run_each(state: State, frame: Frame) -> None:
    """Go on with the next seat."""
    programs_of(state).go_on_each(state, frame)


def run_repeat(state: State, frame: Frame) -> None:
    """Go on with the next round."""
    programs_of(state).go_on_repeat(state, frame)


def list_choose(state: State, question: Choice) -> list[int]:
    """Those that are open."""
    return programs_of(state).list_choose(state, question)


def answer_choose(state: State, question: Choice, answer: int) -> None:
    """The last one is chosen; PASS where a seat was asked for secrecy's sake only."""
    if answer != PASS:
        programs_of(state).answer_choose(state, question, answer)


def list_may(state: State, question: Offer) -> list[int]:
    """Yes or no."""
    return [YES, NO]


def answer_may(state: State, question: Offer, answer: int) -> None:
    """Yes or no."""
    programs_of(state).answer_may(state, question, answer)
