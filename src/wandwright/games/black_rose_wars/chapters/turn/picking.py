"""Cards picked by their kinds: equal cards are one answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wandwright.games.black_rose_wars.state import RoseState


def without(state: RoseState, cards: Iterable[int], picked: Sequence[int]) -> list[int]:
    """The cards that are left when one of each picked kind is taken."""
    kinds = state.box.definition
    left = list(cards)
    for kind in picked:
        found = next((card for card in left if kinds[card] == kind), None)
        if found is not None:
            left.remove(found)
    return left


def kinds_of(state: RoseState, cards: Iterable[int]) -> list[int]:
    """What may be named: each kind once."""
    kinds = state.box.definition
    return sorted({kinds[card] for card in cards})


def cards_of(state: RoseState, cards: Iterable[int], picked: Sequence[int]) -> list[int]:
    """The cards that are meant by picked kinds."""
    kinds = state.box.definition
    left = list(cards)
    found: list[int] = []
    for kind in picked:
        card = next(card for card in left if kinds[card] == kind)
        left.remove(card)
        found.append(card)
    return found
