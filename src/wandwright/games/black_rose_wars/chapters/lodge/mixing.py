"""Chance at set-up: things and cards in a new order."""

from __future__ import annotations

from wandwright.engine.state.chance import numbers, ordered, scripted, shuffle
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.state import RoseState


def mixed(state: RoseState, things: tuple[int, ...]) -> tuple[int, ...]:
    """Things in an order that chance gives; a scenario may name the first ones."""
    prepared = scripted(state, v.SETUP_STREAM) if state.script is not None else None
    if prepared is not None:
        return (*prepared, *(thing for thing in things if thing not in prepared))
    return ordered(things, numbers(state, v.SETUP_STREAM, len(things) - 1))


def mixed_cards(state: RoseState, cards: tuple[int, ...]) -> tuple[int, ...]:
    return shuffle(state, v.CARDS_STREAM, cards, state.box.definition)
