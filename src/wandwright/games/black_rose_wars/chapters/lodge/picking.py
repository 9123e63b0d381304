"""Cards picked by their kinds: equal cards are one answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars.state import RoseState


def without(state: RoseState, cards: Iterable[int], picked: Sequence[int]) -> list[int]:
    """The cards that are left when one of each picked kind is taken."""
    left = list(cards)
    for kind in picked:
        found = first_of(state, left, kind)
        if found != NO_CARD:
            left.remove(found)
    return left


def first_of(state: RoseState, cards: Sequence[int], kind: int) -> int:
    """The first card of a kind, or NO_CARD."""
    kinds = state.box.definition
    for card in cards:
        if kinds[card] == kind:
            return card
    return NO_CARD


def kinds_of(state: RoseState, cards: Iterable[int]) -> list[int]:
    """What may be named: each kind once, in the order in which the cards lie."""
    kinds = state.box.definition
    return list(dict.fromkeys([kinds[card] for card in cards]))


def cards_of(state: RoseState, cards: Iterable[int], picked: Sequence[int]) -> list[int]:
    """The cards that are meant by picked kinds."""
    left = list(cards)
    found: list[int] = []
    for kind in picked:
        card = first_of(state, left, kind)
        left.remove(card)
        found.append(card)
    return found


def left_of(state: RoseState, cards: Iterable[int], picked: Sequence[int]) -> list[int]:
    """The kinds that may be named after those that were picked."""
    return kinds_of(state, without(state, cards, picked))
