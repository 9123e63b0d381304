"""Cards that are marked, and cards that all have seen: rows of cards in their order, replaced and never changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState


def marked(row: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """The row with these cards in it."""
    return tuple(sorted({*row, *cards}))


def unmarked(row: tuple[int, ...], cards: Collection[int]) -> tuple[int, ...]:
    """The row without these cards."""
    return tuple([card for card in row if card not in cards]) if cards else row


def turn_down(state: RoseState, *cards: int) -> None:
    """Open cards go face down: all know whose they are, and nobody knows one again by its key."""
    state.seen = marked(state.seen, *cards)
    give_new_keys(state, cards)


def give_new_keys(state: RoseState, cards: tuple[int, ...]) -> None:
    """Also where there is nothing to shuffle."""
    if state.keys:
        secret = state.streams[v.CARDS_STREAM] + state.serial.to_bytes(4, "little")
        state.shuffled = (cards, secret, state.shuffled)


def turned_up(state: RoseState, seat: int, card: int) -> None:
    """All see a card of a seat. For all they know it is the like one that they saw before, and that one is gone."""
    state.revealed += 1
    if card not in state.seen:
        kinds = state.box.definition
        like = [one for one in face_down(state, seat) if kinds[one] == kinds[card] and one in state.seen]
        state.seen = unmarked(state.seen, like[:1])


def face_down(state: RoseState, seat: int) -> Iterator[int]:
    """The hidden cards of a seat."""
    yield from state.hand[seat]
    yield from state.grimoire[seat]
    for row in (*state.prepared, *state.set_cards):
        if row[seat] != NO_CARD:
            yield row[seat]
