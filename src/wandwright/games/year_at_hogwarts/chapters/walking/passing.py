"""Item tokens on the way and where the move ends (R91 to R95)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.state import YearState


def pass_square(state: YearState, frame: Frame) -> None:
    """R91, R92: tokens may be taken without stopping, two in a turn."""
    _, space = frame
    if v.FIRST_SPACE + space in state.item_at and takeable(state, space):
        state.stack.append(shapes.At(steps.TAKE, state.active, NO_CARD, space))


def takeable(state: YearState, space: int) -> list[int]:
    """R92, R95, R224, H82: tokens that lie there and were not put there in this turn."""
    if state.taken >= v.TAKEN_IN_A_TURN:
        return []
    lying = [item for item in tokens.lying_on(state, space) if not state.put >> item & 1]
    return allowed(state, state.active, lying) if state.box.hooks.may_take else lying


def allowed(state: YearState, seat: int, items: list[int], *, afar: bool = False) -> list[int]:
    """R224: what the mode lets a seat take, where it lies or from afar."""
    for may_take in state.box.hooks.may_take:
        items = [item for item in items if may_take(state, seat, item, afar)]
    return items


def missions_for(state: YearState, seat: int, item: int) -> list[int]:
    """R106, R116: open missions of the player or a team mate that need a token, as cards."""
    asked = state.box.mission_items
    return [card for mate in state.box.mates[seat] for card in state.missions[mate] if item in asked[card]]


def list_take(state: YearState, question: shapes.At) -> list[int]:
    return [*takeable(state, question.space), PASS]


def answer_take(state: YearState, question: shapes.At, answer: int) -> None:
    """R93, R94: with six, one is left for it."""
    if answer == PASS:
        return
    seat, space = question.seat, question.space
    state.stack.append((steps.PASS_SQUARE, space))
    if tokens.how_many(state, seat) >= v.MOST_ITEMS:
        state.stack.append(shapes.Leaving(steps.LEAVE, seat, NO_CARD, space, answer))
    else:
        take(state, seat, answer)


def take(state: YearState, seat: int, item: int) -> None:
    state.taken += 1
    tokens.give(state, seat, item)


def list_leave(state: YearState, question: shapes.Leaving) -> list[int]:
    return tokens.held_by(state, question.seat)


def answer_leave(state: YearState, question: shapes.Leaving, answer: int) -> None:
    tokens.lay(state, question.seat, answer, question.space)
    take(state, question.seat, question.item)
