"""The moment of a Charm, as a frame (R83, R108)."""

from __future__ import annotations

from functools import cache
from typing import Final

from wandwright.engine.state.state import Frame
from wandwright.games.hogwarts_battle.chapters.charms.steps import OFFER_CHARM

# What a hero has several of (R78).
HERO_CARDS: Final = 0
PROFICIENCIES: Final = 1


def offer_frame(event: int, subject: int, hero: int, charm: int) -> Frame:
    """A Charm whose moment has come. Events are large numbers; what waits remembers the places of their bits."""
    return (OFFER_CHARM, places_of(event), subject, hero, charm)


@cache
def places_of(event: int) -> tuple[int, ...]:
    return tuple([place for place in range(event.bit_length()) if event >> place & 1])
