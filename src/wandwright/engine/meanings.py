"""Types of effect words, as the machine of effects (programs.py) sees them: functions, questions, hooks of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from wandwright.engine.questions import Plain
from wandwright.engine.state import Frame, State, new_frame

Clause = tuple[Any, ...]
Program = tuple[Clause, ...]
# What a word does (state, seat, source, clause), and whether it could do anything for a seat.
Meaning = Callable[[Any, int, int, Clause], None]
Test = Callable[[Any, int, Clause], bool]


class Ask:
    """The meaning of a word that asks one question, whose shape is: kind, seat, source, the word's fields, the rest.

    together  where `each` asks it of several seats, they answer at the same time
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
        """Its meaning, if it is no control word."""

    @property
    def can(self) -> Test | None:
        """Whether it could do anything."""


def nobody(state: State, who: int, seat: int) -> tuple[int, ...]:
    """A game without `each` speaks of nobody else."""
    return ()


def never(state: State, limit: int, seat: int, source: int) -> bool:
    """A game without `limit` has nothing to use up."""
    return False


class Hooks:
    """What the control words ask the game.

    holds     (state, condition, value, seat, card): is a condition true?
    count     (state, counter, value, seat): how often is something counted?
    seats_of  (state, who, seat): whom does `each` speak of, in their order?
    use_up    (state, limit, seat, source): mark an effect as used; False if it was used so often already
    """

    def __init__(
        self,
        holds: Callable[[Any, int, int, int, int], bool],
        count: Callable[[Any, int, int, int], int],
        seats_of: Callable[[Any, int, int], tuple[int, ...]] = nobody,
        use_up: Callable[[Any, int, int, int], bool] = never,
    ) -> None:
        self.holds = holds
        self.count = count
        self.seats_of = seats_of
        self.use_up = use_up


class Frames(NamedTuple):
    """The numbers under which a game registers the machine's steps and questions; 0 for those it has no word for."""

    run: int
    each: int = 0
    repeat: int = 0
    choose: int = 0
    may: int = 0
