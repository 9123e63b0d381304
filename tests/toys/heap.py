"""The smallest games: no option, no chance, no card, and no field that each seat has for itself."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Setup
from wandwright.engine.questions.answers import Numbered
from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Plain, Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import NO_CARD, Frame, State, finish

TURN: Final = 2
TAKE: Final = 3
GRAB: Final = 4
MOST: Final = 2
STONES: Final = 7
STEPS: Final = {TURN: "turn"}
QUESTIONS: Final = (
    Question(TAKE, "take", Numbered("take"), rule="R1"),
    Question(GRAB, "grab", Numbered("grab"), rule="R1", secret=True, shown=True),
)
FIELDS: Final = (
    Field("stones", "stones", "number", "all"),
    Field("active", "active", "number", "all"),
    Field("players", "players", "number", "all"),
    Field("secretly", "secretly", "number", "all"),
)


class HeapState(State):
    """How many stones are left, who took last, how many play, and whether all take at the same time in secret."""

    __slots__ = ("active", "players", "secretly", "stones")

    stones: int
    active: int
    players: int
    secretly: int

    def copy(self) -> HeapState:
        new = HeapState()
        new.copy_base(self)
        new.stones = self.stones
        new.active = self.active
        new.players = self.players
        new.secretly = self.secretly
        return new


def turn(state: HeapState, frame: Frame) -> None:
    """R2: whoever took the last stone wins."""
    seats = range(state.players)
    if state.stones <= 0:
        finish(state, (state.active,), tuple(int(seat == state.active) for seat in seats), "last_stone")
        return
    state.stack.append((TURN,))
    if state.secretly:
        state.stack.append(together(ALL, tuple(Plain(GRAB, seat, NO_CARD) for seat in seats)))
    else:
        state.stack.append(Plain(TAKE, (state.active + 1) % state.players, NO_CARD))


def list_take(state: HeapState, question: Plain) -> list[int]:
    """R1: one stone or two."""
    return list(range(MOST))


def answer_take(state: HeapState, question: Plain, answer: int) -> None:
    state.stones -= answer + 1
    state.active = question.seat


list_grab = list_take
answer_grab = answer_take


class Heap(Game):
    """Take one stone or two; whoever takes the last one wins."""

    name = "heap"
    title = "Heap"
    summary = "Take one stone or two; whoever takes the last one wins."
    fewest_seats = 2
    most_seats = 3
    usual_seats = 2
    fields = FIELDS
    secretly: ClassVar[int] = 0
    texts: ClassVar[Mapping[str, str]] = {
        "prompt-take": "{who}: take one stone or two",
        "label-take": "Take {n}",
        "prompt-grab": "{who}: grab one stone or two",
        "label-grab": "Grab {n}",
    }

    def make_rules(self) -> Rules:
        return Rules(STEPS, QUESTIONS, (sys.modules[__name__],))

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = HeapState()
        state.begin()
        state.script = script
        state.stones = STONES
        state.active = setup.seats - 1
        state.players = setup.seats
        state.secretly = self.secretly
        state.stack.append((TURN,))
        return state

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "A turn", "Take one stone or two."), ("R2", "The end", "Whoever takes the last stone wins."))

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.outcome is not None and cast(HeapState, state).active == seat)


class Grabbing(Heap):
    """All take at the same time, in secret: what the others took is guessed although there is no chance."""

    name = "grabbing"
    secretly = 1
