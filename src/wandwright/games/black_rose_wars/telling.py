"""What the messages of events are told: entries of the pack by their names."""

from __future__ import annotations

from typing import Any

from wandwright.engine.events import Event
from wandwright.games.black_rose_wars.chapters.deeds.names import told_of_deeds
from wandwright.games.black_rose_wars.speech import name_of, speak
from wandwright.games.black_rose_wars.state import RoseState


def told(event: Event, state: RoseState) -> dict[str, Any]:
    """What the message of an event is told; without a seat it is the Black Rose's."""
    details: dict[str, Any] = dict(event.details)
    for key in ("room", "mage", "school", "evocation"):
        if details.get(key) in state.box.library.names:
            details[key] = name_of(state, str(details[key]))
    told_of_deeds(state, details)
    if event.seat is None:
        details.setdefault("who", speak("name-black-rose"))
    return details
