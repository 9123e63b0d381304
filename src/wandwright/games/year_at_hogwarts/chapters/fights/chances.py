"""Dice of a fight, and cards that chance takes from a hand."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.engine.state.chance import roll
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def die(state: YearState) -> int:
    """What one die of a fight shows."""
    return 1 + roll(state, v.FIGHT_STREAM, 6)


def random_card(state: YearState, cards: Sequence[int]) -> int:
    return cards[roll(state, v.CARDS_STREAM, len(cards))]
