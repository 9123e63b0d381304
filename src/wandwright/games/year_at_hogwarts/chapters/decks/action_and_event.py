"""Action and Event cards: drawn, chosen, resolved (R73, R74, R122 to R127)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.end_of_year import check_solo, check_year
from wandwright.games.year_at_hogwarts.chapters.castle.gains import put_under, take_top
from wandwright.games.year_at_hogwarts.chapters.castle.steps import RUN
from wandwright.games.year_at_hogwarts.chapters.decks import shapes, steps
from wandwright.games.year_at_hogwarts.state import YearState

# Draco draws so many Action cards and resolves one.
TO_CHOOSE_FROM: Final = 2


def resolve_card(state: YearState, seat: int, deck: int, source: int) -> None:
    """R73, R74, R122, R123: draw an Action or Event card and resolve it. `source` is NO_CARD where a space says so."""
    chooses = deck == v.ACTION and source == NO_CARD and chooses_action(state, seat)
    cards = [take_top(state, deck) for _ in range(TO_CHOOSE_FROM if chooses else 1)]
    found = tuple([card for card in cards if card != NO_CARD])
    state.drawn += found
    state.revealed += len(found)
    if len(found) > 1:
        state.stack.append(shapes.SoMany(steps.CHOOSE_DRAWN, seat, source, len(found)))
    elif found:
        state.stack.append((steps.RESOLVE_DRAWN, found[0], seat))


def chooses_action(state: YearState, seat: int) -> bool:
    """The sheet says so, on an Action space only."""
    box = state.box
    return box.movement[seat] == v.CHOOSE_ACTION and box.sorts[state.position[seat]] == "action"


def list_choose_drawn(state: YearState, question: shapes.SoMany) -> list[int]:
    kinds = state.box.definition
    return list(dict.fromkeys(kinds[card] for card in state.drawn[-question.number :]))


def answer_choose_drawn(state: YearState, question: shapes.SoMany, answer: int) -> None:
    """The others go under the deck."""
    kinds = state.box.definition
    cards = state.drawn[-question.number :]
    chosen = next(card for card in cards if kinds[card] == answer)
    for card in cards:
        if card != chosen:
            put_back(state, card)
    state.stack.append((steps.RESOLVE_DRAWN, chosen, question.seat))


def put_back(state: YearState, card: int) -> None:
    """R39, R126: a card that lies open goes under its deck."""
    state.drawn = tuple([other for other in state.drawn if other != card])
    put_under(state, card)


def resolve_drawn(state: YearState, frame: Frame) -> None:
    """R74, R123: an Event acts on every player, in turn order from the drawer."""
    _, card, seat = frame
    box = state.box
    note(state, "resolves", seat, 1, card, NO_CARD)
    state.stack.append((steps.CLOSE_CARD, card, seat))
    others = range(box.seats - 1, 0, -1) if box.deck_of[card] == v.EVENT else ()
    for place in (*others, 0):
        state.stack.append((RUN, box.effect[card], 0, (seat + place) % box.seats, card))


def close_card(state: YearState, frame: Frame) -> None:
    """R13, R122, R123: under its deck; the end of the year is checked when the whole card is done."""
    _, card, seat = frame
    put_back(state, card)
    check_solo(state, seat)
    check_year(state)
