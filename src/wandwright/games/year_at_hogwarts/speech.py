"""Player-facing texts: names of spaces, tokens and seats inside sentences, events, prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wandwright.content.messages import Messages
from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.events import Event
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import called
from wandwright.games.year_at_hogwarts.library import Library
from wandwright.games.year_at_hogwarts.state import YearState

MESSAGES: Final = Messages("wandwright.games.year_at_hogwarts")
speak = MESSAGES.speak
# Events of a loss, which tell its cause.
LOSSES: Final = ("loses_pv", "foe_loses_pv")


def name_of(state: YearState, identity: str) -> str:
    """An entry of the pack as it is called."""
    return MESSAGES.card_name(state.box.library.fields_of(identity), MESSAGES.language())


def place_name(library: Library, space: str) -> str:
    """A space as it is called; one of a sort that comes again and again also by the place beside it."""
    fields, language = library.fields_of(space), MESSAGES.language()
    name = MESSAGES.card_name(fields, language)
    if "near" not in fields:
        return name
    return speak("place-near", name=name, place=MESSAGES.card_name(library.fields_of(fields["near"]), language))


def cause_of(event: Event, state: YearState) -> str:
    """What took PV: the card behind it, else who is fought."""
    cause = event.source or str(event.details.get("cause", ""))
    return name_of(state, cause) if cause else ""


def seat_name(state: YearState, seat: int) -> str:
    return name_of(state, called(state, seat))


# What of a question a prompt is told by its name.
NAMED: Final[Mapping[str, Callable[[YearState, int], str]]] = {
    "space": lambda state, space: name_of(state, state.box.space_names[space]),
    "item": lambda state, item: name_of(state, state.box.item_names[item]),
    "servant": lambda state, servant: name_of(state, state.box.fights.servant_names[servant]),
    "mover": seat_name,
    "loser": seat_name,
}


def asking(state: YearState, question: Asked) -> dict[str, object]:
    """What every prompt is told: the seat that is asked, and what it is about by its name."""
    about = {name: say(state, getattr(question, name)) for name, say in NAMED.items() if hasattr(question, name)}
    return {"who": seat_name(state, question.seat), **about}


def told(event: Event, state: YearState) -> dict[str, object]:
    """What the message of an event is told: spaces and tokens by their names."""
    details: dict[str, object] = dict(event.details)
    for key in ("item", "foe", "fighter", "mission"):
        if key in details:
            details[key] = name_of(state, str(details[key]))
    if event.kind in LOSSES:
        details["cause"] = cause_of(event, state)
        details["told"] = "yes" if details["cause"] else "no"
    if "way" in details:
        details["space"] = str(details.pop("way")).rpartition(" ")[2]
    if "space" in details:
        details["space"] = place_name(state.box.library, str(details["space"]))
    if "by" in details:
        details["by"] = speak(f"by-{details['by']}")
    for tell in state.box.hooks.tell_event:
        tell(details, state)
    return details
