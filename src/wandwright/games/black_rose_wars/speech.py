"""What players read at the table: names of rooms, Mages and sides inside sentences."""

from __future__ import annotations

from typing import Any, Final

from wandwright.content.messages import Messages
from wandwright.engine.events import Event
from wandwright.games.black_rose_wars.chapters.deeds.names import told_of_deeds
from wandwright.games.black_rose_wars.state import RoseState

MESSAGES: Final = Messages("wandwright.games.black_rose_wars")
speak = MESSAGES.speak


def name_of(state: RoseState, identity: str) -> str:
    """An entry of the pack as it is called."""
    return MESSAGES.card_name(state.box.library.fields_of(identity), MESSAGES.language())


def told(event: Event, state: RoseState) -> dict[str, Any]:
    """What the message of an event is told: entries of the pack by their names."""
    details: dict[str, Any] = dict(event.details)
    for key in ("room", "mage", "school", "evocation"):
        if key in details:
            details[key] = name_of(state, str(details[key]))
    told_of_deeds(state, details)
    return details
