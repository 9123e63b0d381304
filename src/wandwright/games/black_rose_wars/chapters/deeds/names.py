"""Models and sides inside sentences: events keep a code, because an Evocation may be gone when they are told."""

from __future__ import annotations

from typing import Any

from wandwright.games.black_rose_wars import sheets
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.models import is_mage, owner_of
from wandwright.games.black_rose_wars.phrases import MESSAGES
from wandwright.games.black_rose_wars.state import RoseState

speak = MESSAGES.speak


def name_of(state: RoseState, identity: str) -> str:
    """An entry of the pack as it is called."""
    return MESSAGES.card_name(state.box.library.fields_of(identity), MESSAGES.language())


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


def told_of_deeds(state: RoseState, details: dict[str, Any]) -> None:
    """Codes become names, in the language of who reads."""
    for key in ("model", "victim"):
        if key in details:
            details[key] = model_told(state, str(details[key]))
    if "by" in details:
        details["by"] = side_told(state, str(details["by"]))


def model_told(state: RoseState, told: str) -> str:
    kind, _, seat = told.rpartition(" ")
    owner = side_told(state, seat)
    return speak("evocation-of", name=name_of(state, kind), who=owner) if kind else owner


def side_told(state: RoseState, told: str) -> str:
    if told == v.SIDES[v.BLACK_ROSE]:
        return speak("name-black-rose")
    return name_of(state, sheets.mage_name(state, int(told)))
