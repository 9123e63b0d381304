"""The rules of a toy with a board: two or more run about a castle yard and gather stars.

In turn each seat rolls 1 to 4 and moves exactly that far, into no space twice; the tunnel costs no step and the slide
leads one way. A tower may be stopped at early, and nobody ends where another stands. Whoever ends on a star
scores it. The first with seven stars wins; after eight rounds the best do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.boards.boards import ONCE, Board, Edge, Move, Space
from wandwright.engine.questions.answers import Named
from wandwright.engine.questions.questions import Question
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import NO_CARD, Frame, State, finish

TURN: Final = 2
MOVE: Final = 3
DIE: Final = 0
FACES: Final = 4
ENOUGH: Final = 7
ROUNDS: Final = 8

SPACES: Final = (
    Space("gate", 0.0, 3.0, "start"),
    Space("bridge", 2.0, 3.0, "path"),
    Space("fountain", 4.0, 3.0, "yard"),
    Space("oak", 4.0, 0.6, "yard"),
    Space("owlery", 6.4, 0.0, "tower"),
    Space("cloister", 6.2, 2.4, "path"),
    Space("library", 8.4, 2.0, "hall"),
    Space("observatory", 10.4, 0.6, "tower"),
    Space("kitchen", 8.4, 4.4, "hall"),
    Space("cellar", 6.2, 5.0, "hall"),
    Space("greenhouse", 4.0, 5.6, "yard"),
    Space("boathouse", 1.6, 5.4, "tower"),
)
EDGES: Final = (
    Edge("gate", "bridge"),
    Edge("bridge", "fountain"),
    Edge("fountain", "oak"),
    Edge("oak", "owlery"),
    Edge("fountain", "cloister"),
    Edge("cloister", "library"),
    Edge("library", "observatory"),
    Edge("library", "kitchen"),
    Edge("kitchen", "cellar"),
    Edge("cellar", "greenhouse"),
    Edge("fountain", "greenhouse"),
    Edge("greenhouse", "boathouse"),
    Edge("boathouse", "gate"),
    Edge("oak", "bridge"),
    Edge("owlery", "kitchen", "tunnel", 0),
    Edge("observatory", "oak", "slide", one_way=True),
)
YARD: Final = Board(SPACES, EDGES)
TOWERS: Final = YARD.of_kind("tower")
STARS: Final = {"oak": 1, "owlery": 2, "library": 1, "observatory": 2, "cellar": 1, "boathouse": 1}
WORTH: Final = tuple(STARS.get(name, 0) for name in YARD.names)


class RunState(State):
    """Where each pawn is, by the number of its space, and how many stars each seat has."""

    __slots__ = ("active", "spaces", "stars", "turn")

    spaces: list[int]
    stars: list[int]
    active: int
    turn: int

    def copy(self) -> RunState:
        new = type(self).__new__(type(self))
        new.copy_base(self)
        new.spaces = self.spaces[:]
        new.stars = self.stars[:]
        new.active = self.active
        new.turn = self.turn
        return new


class Running(NamedTuple):
    """Where a move of so many steps ends."""

    kind: int
    seat: int
    source: int
    steps: int


STEPS: Final = {TURN: "turn"}
QUESTIONS: Final = (Question(MOVE, "move", Named("move", YARD.names), shape=Running, rule="R1", always=True),)

FIELDS: Final[tuple[Field, ...]] = (
    Field("spaces", "seats.*.space", "word", "all", names=YARD.names),
    Field("stars", "seats.*.stars", "number", "all"),
    Field("active", "active", "number", "all"),
    Field("turn", "turn", "number", "all"),
)


def turn(state: RunState, frame: Frame) -> None:
    """Roll for the next seat, or end the match."""
    seats = len(state.spaces)
    if max(state.stars) >= ENOUGH or state.turn >= ROUNDS * seats:
        best = max(state.stars)
        winners = tuple(seat for seat in range(seats) if state.stars[seat] == best)
        finish(state, winners, tuple(state.stars), "stars_gathered")
        return
    state.active = state.turn % seats
    state.turn += 1
    steps = 1 + roll(state, DIE, FACES)
    note(state, "rolls", state.active, steps, NO_CARD, NO_CARD)
    state.stack.append((TURN,))
    state.stack.append(Running(MOVE, state.active, NO_CARD, steps))


def move_of(question: Running) -> Move:
    """Exactly as far as was rolled, or to a tower on the way."""
    return Move(question.steps, turning=ONCE, pauses=TOWERS)


def list_move(state: RunState, question: Running) -> list[int]:
    """The spaces the move can end on; who can't move stays."""
    here = state.spaces[question.seat]
    taken = [space for other, space in enumerate(state.spaces) if other != question.seat]
    ends = [space for space in YARD.ends(here, move_of(question)) if space not in taken]
    return ends or [here]


def answer_move(state: RunState, question: Running, answer: int) -> None:
    seat = question.seat
    details = {"from": YARD.names[state.spaces[seat]], "to": YARD.names[answer]}
    state.spaces[seat] = answer
    state.stars[seat] += WORTH[answer]
    note(state, "moves", seat, WORTH[answer], NO_CARD, NO_CARD, details)


def prompt_move(state: RunState, question: Running, secret: bool) -> str:
    return f"Runner {question.seat + 1}: you rolled {question.steps}. Where do you end?"


def label_move(state: RunState, question: Running, answer: int) -> str:
    stars = WORTH[answer]
    reward = f" ({stars} {'star' if stars == 1 else 'stars'})" if stars else ""
    return f"Run to the {YARD.names[answer].capitalize()}{reward}"
