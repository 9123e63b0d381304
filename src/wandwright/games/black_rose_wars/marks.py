"""Cards that are marked: a row of cards in their order, replaced and never changed."""

from __future__ import annotations

from collections.abc import Collection


def marked(row: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    """The row with these cards in it."""
    return tuple(sorted({*row, *cards}))


def unmarked(row: tuple[int, ...], cards: Collection[int]) -> tuple[int, ...]:
    """The row without these cards."""
    return tuple(card for card in row if card not in cards)
