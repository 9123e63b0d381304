"""What players read at the table: names of what the pack has, inside sentences."""

from __future__ import annotations

from typing import Final

from wandwright.content.messages import Messages
from wandwright.games.black_rose_wars.state import RoseState

MESSAGES: Final = Messages("wandwright.games.black_rose_wars")
speak = MESSAGES.speak


def name_of(state: RoseState, identity: str) -> str:
    """An entry of the pack as it is called."""
    return MESSAGES.card_name(state.box.library.fields_of(identity), MESSAGES.language())
