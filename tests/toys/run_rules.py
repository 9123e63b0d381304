"""The rules of a toy with a board: two or more run about a castle yard and gather stars.

In turn each seat rolls 1 to 4 and moves exactly that far, into no space twice; the tunnel costs no step and the slide
leads one way. A tower may be stopped at early, and nobody ends where another stands. Whoever ends on a star
scores it. The first with seven stars wins; after eight rounds the best do.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.boards import ONCE, Board, Edge, Move, Space
from wandwright.engine.chance import pick
from wandwright.engine.rules import Rules
from wandwright.engine.state import NO_CARD, Field, Frame, State, finish

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


FIELDS: Final[tuple[Field, ...]] = (
    Field("spaces", "seats.*.space", "numbers", "all"),
    Field("stars", "seats.*.stars", "numbers", "all"),
    Field("active", "active", "number", "all"),
    Field("turn", "turn", "number", "all"),
)


def tell(state: State, kind: str, seat: int, amount: int) -> None:
    if state.events is not None:
        state.events.append((kind, seat, amount, NO_CARD, NO_CARD))


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
    steps = 1 + pick(state, DIE, FACES)
    tell(state, "rolls", state.active, steps)
    state.stack.append((TURN,))
    state.stack.append((MOVE, state.active, steps))


def move_of(state: RunState, question: Frame) -> Move:
    """Exactly as far as was rolled, or to a tower on the way."""
    return Move(question[2], turning=ONCE, pauses=TOWERS)


def list_moves(state: RunState, question: Frame) -> list[int]:
    """The spaces the move can end on; who can't move stays."""
    seat: int = question[1]
    taken = [space for other, space in enumerate(state.spaces) if other != seat]
    ends = [space for space in YARD.ends(state.spaces[seat], move_of(state, question)) if space not in taken]
    return ends or [state.spaces[seat]]


def answer_move(state: RunState, question: Frame, option: int) -> None:
    seat: int = question[1]
    state.spaces[seat] = option
    state.stars[seat] += WORTH[option]
    tell(state, "moves", seat, option)


def run_rules() -> Rules:
    rules = Rules()
    rules.register_step(TURN, "turn", turn)
    rules.register_question(MOVE, "move", list_moves, answer_move, always=True)
    return rules
