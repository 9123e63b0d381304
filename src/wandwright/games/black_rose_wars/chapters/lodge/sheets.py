"""What stands on a Mage's sheet (R9, R10), and an Evocation's health."""

from __future__ import annotations

from typing import Final

from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION

# R165.
RIVAL_HEALTH: Final = 11


def health_of(state: RoseState, model: int) -> int:
    """The Health of a Mage or an Evocation in play."""
    box = state.box
    if not is_mage(model):
        return int(box.evocation_health[state.evocation[model - FIRST_EVOCATION]])
    return RIVAL_HEALTH if model == box.rival else int(box.mage_health[state.mage[model]])


def hand_limit(state: RoseState, seat: int) -> int:
    return int(state.box.mage_hand[state.mage[seat]])


def mage_name(state: RoseState, seat: int) -> str:
    """The id of a seat's Mage; a seat that has none yet is called by its number."""
    mage = state.mage[seat]
    return state.box.mage_names[mage] if mage >= 0 else f"seat_{seat}"


def people(state: RoseState) -> range:
    """The seats that are played by people: everybody but the Rival."""
    return range(state.box.seats)
