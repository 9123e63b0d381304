"""What the benchmarks ask of a game: the public interface, and the rules that a driver loop steps by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol


class State(Protocol):
    """A position."""

    legal: list[int]
    question: tuple[Any, ...]
    turn: int

    def copy(self) -> State: ...


class Question(Protocol):
    """What is asked, whatever the position."""

    def notation(self, game: Any, state: Any, question: Any, answer: int) -> str: ...


class Rules(Protocol):
    """The rules of one game; `names` has the name of each kind of question at its number."""

    names: list[str]

    def apply(self, state: Any, option: int) -> None: ...
    def question(self, frame: tuple[Any, ...]) -> Question: ...


class Decision(Protocol):
    """The open question of a match."""

    @property
    def actions(self) -> Sequence[Any]: ...


class Match(Protocol):
    """One playing of a game."""

    @property
    def state(self) -> State: ...

    @property
    def decision(self) -> Decision | None: ...

    def apply(self, action: Any) -> object: ...
    def copy(self) -> Match: ...
    def view(self, seat: int | None) -> object: ...
    def save(self) -> str: ...
    def undo(self) -> object: ...


class Game(Protocol):
    """A game and the set-ups it wants measured."""

    @property
    def rules(self) -> Rules: ...

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> Match: ...
    def bench_setups(self) -> Sequence[tuple[str, int, dict[str, Any]]]: ...


# Plays a state to its end at random, with an integer stream; gives the number of decisions.
Playout = Callable[[Any, Any, int], int]


class Setup(NamedTuple):
    """A game as it is measured: name, label, seats and options."""

    name: str
    game: Game
    label: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int) -> Match:
        """A new match of this set-up."""
        return self.game.start(seats=self.seats, seed=seed, options=dict(self.options))
