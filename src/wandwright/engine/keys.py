"""By which key a card is shown."""

from __future__ import annotations

from wandwright.engine.state import State


def shown_key(state: State, card: int) -> int:
    """The key of a card that lies open."""
    return card
