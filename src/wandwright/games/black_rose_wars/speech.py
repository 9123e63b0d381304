"""Player-facing texts: names of what the pack has, inside sentences; models and sides in events.

Events keep a code of a model, because an Evocation may be gone when they are told.
"""

from __future__ import annotations

from typing import Final

from wandwright.content.messages import Messages
from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge import sheets
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of
from wandwright.games.black_rose_wars.state import RoseState

MESSAGES: Final = Messages("wandwright.games.black_rose_wars")
speak = MESSAGES.speak


def name_of(state: RoseState, identity: str) -> str:
    """An entry of the pack as it is called."""
    return MESSAGES.card_name(state.box.library.fields_of(identity), MESSAGES.language())


def short_name(state: RoseState, identity: str) -> str:
    """A Mage without its title, as people call it at the table; one of a pack of one's own by its whole name."""
    return speak(f"short-{identity}") if MESSAGES.has(f"short-{identity}") else name_of(state, identity)


def mage_name(state: RoseState, seat: int) -> str:
    return short_name(state, sheets.mage_name(state, seat))


# Codes in events, and what they are called.


def code(state: RoseState, model: int) -> str:
    """A Mage by its seat, an Evocation by its kind and its owner's seat."""
    if is_mage(model):
        return f"{model}"
    place = model - v.FIRST_EVOCATION
    kind = state.evocation[place] if state.evocation[place] != v.NO_MODEL else state.evocation_last[place]
    return f"{state.box.evocation_names[kind]} {owner_of(model)}"


def side_code(side: int) -> str:
    return v.SIDES[side]


def room_code(state: RoseState, room: int) -> str:
    """A room by its id; nothing for a Cell."""
    return state.box.room_names[room] if room != v.NOWHERE else ""


def model_told(state: RoseState, told: str) -> str:
    kind, _, seat = told.rpartition(" ")
    owner = side_told(state, seat)
    return speak("evocation-of", name=name_of(state, kind), who=owner) if kind else owner


def side_told(state: RoseState, told: str) -> str:
    return speak("name-black-rose") if told == v.SIDES[v.BLACK_ROSE] else mage_name(state, int(told))


def called(state: RoseState, model: int) -> str:
    """A model inside a sentence."""
    return model_told(state, code(state, model))


def told(event: Event, state: RoseState) -> dict[str, object]:
    """What the message of an event is told; without a seat it is the Black Rose's."""
    details: dict[str, object] = dict(event.details)
    for key in ("room", "mage", "school", "evocation"):
        if details.get(key) in state.box.library.names:
            details[key] = name_of(state, str(details[key]))
    for key in ("model", "victim"):
        if key in details:
            details[key] = model_told(state, str(details[key]))
    if "by" in details:
        details["by"] = side_told(state, str(details["by"]))
    if event.seat is None:
        details.setdefault("who", speak("name-black-rose"))
    return details


# Questions.


def room_name(state: RoseState, room: int) -> str:
    return name_of(state, state.box.room_names[room])


# What of a question a prompt is told by its name.
NAMED: Final = {"model": called, "room": room_name, "holder": mage_name}


def asking(state: RoseState, question: Asked) -> dict[str, object]:
    """What every prompt is told beside the seat: the card because of which it is asked, and what it is about."""
    card = "" if question.source == NO_CARD else name_of(state, state.box.ids[question.source])
    about = {name: say(state, getattr(question, name)) for name, say in NAMED.items() if hasattr(question, name)}
    return {"card": card, "has": "yes" if card else "no", **about}


def asked(key: str, state: RoseState, question: Asked, **told: object) -> str:
    """A prompt in words of its own."""
    return speak(key, who=mage_name(state, question.seat), **{**asking(state, question), **told})
