"""Swapping: two players exchange one wizard each (A17)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.games.death_eaters_rising.chapters.tokens import shapes, steps
from wandwright.games.death_eaters_rising.state import RisingState


def list_swap_mine(state: RisingState, question: Plain | shapes.Return) -> list[int]:
    return list(state.teams[question.seat])


list_swap_theirs = list_swap_mine


def answer_swap_mine(state: RisingState, question: Plain, answer: int) -> None:
    state.stack.append(shapes.Swap(steps.SWAP_WITH, question.seat, question.source, answer))


def list_swap_with(state: RisingState, question: shapes.Swap) -> list[int]:
    """Every other player with a wizard to give."""
    return [seat for seat in range(state.box.seats) if seat != question.seat and state.teams[seat]]


def answer_swap_with(state: RisingState, question: shapes.Swap, answer: int) -> None:
    _, seat, source, mine = question
    state.stack.append(shapes.Return(steps.SWAP_THEIRS, answer, source, seat, mine))


def answer_swap_theirs(state: RisingState, question: shapes.Return, answer: int) -> None:
    """A17: each gives one wizard; damage stays on the cards."""
    _, partner, source, owner, mine = question
    swap_in(state, owner, mine, answer)
    swap_in(state, partner, answer, mine)
    note(state, "swaps", owner, 0, mine, source)
    note(state, "swaps", partner, 0, answer, source)


def swap_in(state: RisingState, seat: int, given: int, taken: int) -> None:
    state.teams[seat] = tuple([taken if card == given else card for card in state.teams[seat]])
