"""Exams: Books resolved in the classroom of their class (R119 to R121)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.castle.steps import CHECK_YEAR
from wandwright.games.year_at_hogwarts.chapters.year import steps
from wandwright.games.year_at_hogwarts.state import YearState


def begin_exams(state: YearState, frame: Frame) -> None:
    """R69a, R119: after the draw of the classroom, if the player is still there."""
    _, space = frame
    if state.position[state.active] == space:
        state.stack.append((CHECK_YEAR,))
        state.stack.append(Plain(steps.EXAM, state.active, NO_CARD))


def fitting(state: YearState, seat: int) -> list[int]:
    """The Books of the class, one of each kind."""
    box = state.box
    here = box.classes[state.position[seat]]
    kinds: dict[int, int] = {}
    for card in state.books[seat]:
        if box.book_class[card] == here:
            kinds.setdefault(box.definition[card], card)
    return list(kinds)


def list_exam(state: YearState, question: Plain) -> list[int]:
    """R119: any number of them."""
    found = fitting(state, question.seat)
    return [*found, PASS] if found else []


def answer_exam(state: YearState, question: Plain, answer: int) -> None:
    """R119, R120: its points, then under the deck."""
    if answer == PASS:
        return
    seat, box = question.seat, state.box
    card = next(card for card in state.books[seat] if box.definition[card] == answer)
    note(state, "passes_exam", seat, box.book_points[card] + state.exam_bonus, card, NO_CARD)
    gains.discard(state, seat, (card,))
    gains.change_points(state, seat, box.book_points[card] + state.exam_bonus)
    state.stack.append(question)
