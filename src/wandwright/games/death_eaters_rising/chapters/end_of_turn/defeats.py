"""Corrupted places and defeated characters, and how they lose the match (R8, R9, R46, R47, R53, R73, R76)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, finish
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.corruption import exposed
from wandwright.games.death_eaters_rising.state import RisingState


def corrupt_places(state: RisingState) -> None:
    """R46, R73, R74: full places are lost for good; then R8c and R8d are checked."""
    box = state.box
    fallen = False
    for location in range(v.LOCATIONS):
        place = exposed(state, location)
        if state.corruption[location] < box.spaces[place]:
            continue
        if state.places[location]:
            state.places[location] = state.places[location][1:]
            state.corruption[location] = 0
            state.corrupted += (place,)
            note(state, "place_corrupted", NOBODY, 0, place, NO_CARD)
        else:
            fallen = True
            note(state, "location_falls", NOBODY, 0, place, NO_CARD)
    if len(state.corrupted) >= box.corrupted_to_lose:
        lose(state, "places_corrupted")
    elif fallen:
        lose(state, "location_corrupted")


def defeat_characters(state: RisingState) -> None:
    """R47, R53, A35: full damage means defeat, at a location as in a team; then R8a and R8b are checked."""
    for slot, card in enumerate(state.characters):
        if card != NO_CARD and state.damage[card] >= state.box.health[card]:
            state.characters[slot] = NO_CARD
            defeat(state, card, NOBODY)
    for seat, team in enumerate(state.teams):
        for card in team:
            if state.damage[card] >= state.box.health[card]:
                defeat(state, card, seat)
        state.teams[seat] = tuple([card for card in team if card not in state.hospital])
    if len(state.hospital) >= state.box.defeated_to_lose:
        lose(state, "too_many_defeated")
    elif not all(state.teams):
        lose(state, "team_lost")


def defeat(state: RisingState, card: int, owner: int) -> None:
    """R47: wizards go to the Hospital Wing, Death Eaters to Azkaban."""
    state.damage[card] = 0
    if state.box.is_wizard[card]:
        state.hospital += (card,)
        note(state, "defeated", owner, 0, card, NO_CARD)
    else:
        state.azkaban += (card,)
        note(state, "imprisoned", NOBODY, 0, card, NO_CARD)


def lose(state: RisingState, reason: str) -> None:
    """R8, R9: everybody loses."""
    finish(state, (), (0,) * state.box.seats, reason)
