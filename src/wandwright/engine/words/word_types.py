"""Types of effect words, as the machine of effects (programs.py) sees them: functions and questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import Frame, State, new_frame

Clause = tuple[Any, ...]
Program = tuple[Clause, ...]
# What a word does (state, seat, source, clause), and whether it could do anything for a seat.
Meaning = Callable[[Any, int, int, Clause], None]
Test = Callable[[Any, int, Clause], bool]


def always(state: Any, seat: int, clause: Clause) -> bool:
    """The test of a word that nothing stops: what it finds nothing to do with it leaves as it is."""
    return True


class Ask:
    """The meaning of a word that asks one question, whose shape is: kind, seat, source, the word's fields, the rest.

    together  where it is all that several seats do, they can be asked at the same time
    """

    def __init__(
        self, kind: int, shape: type[NamedTuple] = Plain, rest: tuple[object, ...] = (), *, together: bool = False
    ) -> None:
        self.kind = kind
        self.shape = shape
        self.rest = rest
        self.together = together

    def question(self, seat: int, source: int, clause: Clause) -> Frame:
        """What is asked."""
        frame: Frame = new_frame(self.shape, (self.kind, seat, source, *clause[1:], *self.rest))
        return frame

    def __call__(self, state: State, seat: int, source: int, clause: Clause) -> None:
        state.stack.append(self.question(seat, source, clause))


class Described(Protocol):
    """What the machine needs of the record of a word."""

    @property
    def name(self) -> str:
        """The word."""

    @property
    def run(self) -> Meaning | None:
        """Its meaning; none if the rules read it off the card."""

    @property
    def worth(self) -> float | None:
        """What it is thought of: below zero it takes something away."""

    @property
    def can(self) -> Test | None:
        """Whether it could do anything."""
