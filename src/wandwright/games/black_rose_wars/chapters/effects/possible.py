"""What could be done now: which options of a choice are open, which offers are made (R183).

An option may be picked if its first operation can be done in full; an offer is made if each of its operations can do
something. Neither depends on a secret of another seat.
"""

from __future__ import annotations

from collections.abc import Callable

from wandwright.engine.words.word_types import Clause
from wandwright.games.black_rose_wars.state import RoseState


class Extent:
    """The test of a word that can be carried out in full or in part: (state, side, clause, full)."""

    __slots__ = ("test",)

    def __init__(self, test: Callable[[RoseState, int, Clause, bool], bool]) -> None:
        self.test = test

    def __call__(self, state: RoseState, side: int, clause: Clause) -> bool:
        """In full?"""
        return self.test(state, side, clause, True)

    def partly(self, state: RoseState, side: int, clause: Clause) -> bool:
        """Would it do anything at all?"""
        return self.test(state, side, clause, False)


def at_least(found: int, wanted: int, full: bool) -> bool:
    return found >= wanted if full else found > 0


def is_open(state: RoseState, side: int, program: int) -> bool:
    """R183: the first operation can be done in full."""
    return state.box.programs.is_open(state, side, program)


def is_worth_offering(state: RoseState, side: int, program: int) -> bool:
    """R183: each operation can do something."""
    return all(does_something(state, side, clause) for clause in state.box.programs.table[program])


def does_something(state: RoseState, side: int, clause: Clause) -> bool:
    word, *_ = clause
    test = state.box.programs.tests[word]
    if isinstance(test, Extent):
        return test.partly(state, side, clause)
    return test is None or test(state, side, clause)


def can_pay(state: RoseState, side: int, program: int) -> bool:
    """A cost is paid in full or not at all."""
    programs = state.box.programs
    return all(programs.could(state, side, clause) for clause in programs.table[program])
