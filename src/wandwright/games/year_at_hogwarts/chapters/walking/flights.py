"""Going by other means: Buckbeak, and tokens fetched from afar (R104, R128)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.passing import allowed
from wandwright.games.year_at_hogwarts.state import YearState


def list_fly(state: YearState, question: shapes.Flight) -> list[int]:
    """R104: any space of these boards."""
    box = state.box
    return [space for space, board in enumerate(box.boards) if question.boards >> board & 1]


def answer_fly(state: YearState, question: shapes.Flight, answer: int) -> None:
    """R48c, R104: no fight; the space is resolved. From a place without ways the player returns."""
    seat = question.seat
    if state.box.no_ways >> answer & 1:
        state.trip[seat] = state.position[seat]
    state.position[seat] = answer
    note(state, "flies", seat, 0, NO_CARD, NO_CARD, {"space": state.box.space_names[answer]})
    state.stack.append((steps.SETTLE, answer))


# Tokens from squares of the board.


def fetchable(state: YearState, seat: int) -> list[int]:
    """R92, R93, H82: tokens on the board of the pawn, while the player may take one more and has room."""
    box = state.box
    if state.taken >= v.TAKEN_IN_A_TURN or tokens.how_many(state, seat) >= v.MOST_ITEMS:
        return []
    board = box.boards[state.position[seat]]
    lying = [
        item
        for item, place in enumerate(state.item_at)
        if v.FIRST_SPACE <= place < v.FIRST_SEAT and box.boards[place - v.FIRST_SPACE] == board
        if not state.put >> item & 1
    ]
    return allowed(state, seat, lying, afar=True)


def list_fetch(state: YearState, question: shapes.Fetching) -> list[int]:
    return fetchable(state, question.seat)


def answer_fetch(state: YearState, question: shapes.Fetching, answer: int) -> None:
    state.taken += 1
    tokens.give(state, question.seat, answer)
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))
