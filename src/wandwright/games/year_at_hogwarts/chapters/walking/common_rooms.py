"""Common rooms: one card of choice, or a swap of tokens (R79)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.decks.action_and_event import resolve_card
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.state import YearState

NOT_CHOSEN: Final = -1


def enter_common_room(state: YearState, seat: int) -> None:
    state.stack.append(shapes.At(steps.COMMON_ROOM, seat, NO_CARD, 1))


def partners(state: YearState, seat: int) -> list[int]:
    """Players with whom a token can be swapped for a token."""
    if not tokens.how_many(state, seat):
        return []
    return [other for other in range(state.box.seats) if other != seat and tokens.how_many(state, other)]


def list_common_room(state: YearState, question: shapes.At) -> list[int]:
    """R79, R225a: a card, or an offer of a swap; one offer in a visit."""
    return [
        answer for room in state.box.hooks.common_room for answer in room(state, question.seat, bool(question.space))
    ]


def answer_common_room(state: YearState, question: shapes.At, answer: int) -> None:
    seat = question.seat
    if answer >= steps.SWAP_WITH:
        trade = shapes.Trade(steps.OFFERED_ITEM, seat, NO_CARD, answer - steps.SWAP_WITH, NOT_CHOSEN, NOT_CHOSEN)
        state.stack.append(trade)
    elif answer == v.ACTION:
        resolve_card(state, seat, v.ACTION, NO_CARD)
    else:
        more = answer == v.BOOK and state.box.movement[seat] == v.EXTRA_BOOK
        gains.draw(state, seat, answer, 1 + more * state.box.movement_n[seat])


def list_offered_item(state: YearState, question: shapes.Trade) -> list[int]:
    return tokens.held_by(state, question.seat)


def answer_offered_item(state: YearState, question: shapes.Trade, answer: int) -> None:
    state.stack.append(question._replace(kind=steps.WANTED_ITEM, item=answer))


def list_wanted_item(state: YearState, question: shapes.Trade) -> list[int]:
    return tokens.held_by(state, question.other)


def answer_wanted_item(state: YearState, question: shapes.Trade, answer: int) -> None:
    asked = question._replace(kind=steps.ACCEPT, seat=question.other, other=question.seat, wanted=answer)
    state.stack.append(asked)


def list_accept(state: YearState, question: shapes.Trade) -> list[int]:
    return [steps.NO, steps.YES]


def answer_accept(state: YearState, question: shapes.Trade, answer: int) -> None:
    """R79: who is refused still draws."""
    owner, offerer = question.seat, question.other
    if answer == steps.YES:
        tokens.give(state, offerer, question.wanted, "swaps")
        tokens.give(state, owner, question.item, "swaps")
    else:
        state.stack.append(shapes.At(steps.COMMON_ROOM, offerer, NO_CARD, 0))
