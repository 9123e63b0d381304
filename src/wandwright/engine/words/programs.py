"""Programs (the machine of effects): clauses run one after the other.

A program is a tuple of clauses, a clause the number of a word and its fields (words.py). What is left to do when a word
asks something lies on the stack as a frame, so that a match can be copied and saved in the middle. The programs of a
match stand in `state.box.programs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wandwright.engine.state.state import Frame, State
from wandwright.engine.words.word_types import Ask, Clause, Described, Meaning, Program, Test, always

# The program that does nothing.
NO_PROGRAM: Final = 0


class Programs:
    """The programs of a pack by their numbers, and how they run; `run_frame` is the game's number of the step `run`."""

    table: tuple[Program, ...]
    meanings: list[Meaning]
    tests: list[Test | None]
    questions: list[Ask | None]
    first_asking: int

    def __init__(
        self, table: tuple[Program, ...], words: Sequence[Described], first_asking: int, run_frame: int
    ) -> None:
        self.table = table
        self.first_asking = first_asking
        self.run_frame: int = run_frame
        self.numbers = {word.name: number for number, word in enumerate(words)}
        self.meanings = [word.run for word in words if word.run is not None]
        self.losses = frozenset(self.numbers[word.name] for word in words if (word.worth or 0.0) < 0)
        self.tests = [None if word.can is always else word.can for word in words]
        self.questions = [run if isinstance(run, Ask) and run.together else None for run in self.meanings]

    def loses(self, number: int) -> bool:
        """Does a program take something away?"""
        return any(clause[0] in self.losses for clause in self.table[number])

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

    def asked_together(self, program: int) -> Ask | None:
        """The question that is all of a program, if several seats can be asked it at the same time."""
        clauses = self.table[program]
        return self.questions[clauses[0][0]] if len(clauses) == 1 else None


def run(state: Any, frame: Frame) -> None:
    """Go on with a program where it was left: (…, program, index, seat, source)."""
    programs: Programs = state.box.programs
    _, program, index, seat, source = frame
    programs.run(state, program, index, seat, source)
