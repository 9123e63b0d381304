"""Damage, healing and corruption, and whom they can touch (R50 to R54, R64, R71, R74)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.steps import CHARACTERS


def owner_of(state: RisingState, card: int) -> int:
    """The seat whose team a wizard is in; NOBODY for a character at a location."""
    for seat, team in enumerate(state.teams):
        if card in team:
            return seat
    return NOBODY


def characters_at(state: RisingState, location: int) -> list[int]:
    """The characters at a location, in the order of their slots."""
    first = location * CHARACTERS
    return [card for card in state.characters[first : first + CHARACTERS] if card != NO_CARD]


def death_eaters_at(state: RisingState, location: int) -> list[int]:
    return [card for card in characters_at(state, location) if state.box.is_death_eater[card]]


def wizards_at(state: RisingState, location: int) -> list[int]:
    """A7: the wizards at a location; the active team is one of them while its mission token lies there."""
    found = [card for card in characters_at(state, location) if state.box.is_wizard[card]]
    if state.mission == location:
        found += state.teams[state.active]
    return found


def location_of(state: RisingState, card: int) -> int:
    """The location a character lies at, or a place card belongs to."""
    if card in state.characters:
        return state.characters.index(card) // CHARACTERS
    return next(location for location, places in enumerate(state.box.places) if card in places)


def hurt(state: RisingState, card: int, amount: int, source: int) -> int:
    """R50, R51: damage goes on empty spaces only; gives how much found room."""
    placed = min(amount, state.box.health[card] - state.damage[card])
    if placed <= 0:
        return 0
    state.damage[card] += placed
    if state.events is not None:
        note(state, "damage", owner_of(state, card), placed, card, source)
    return placed


def heal(state: RisingState, card: int, amount: int, source: int) -> None:
    """R54: take damage off a character."""
    removed = min(amount, state.damage[card])
    if removed <= 0:
        return
    state.damage[card] -= removed
    if state.events is not None:
        note(state, "heals", owner_of(state, card), removed, card, source)


def most_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for most damage; zero counts as an amount."""
    most = max([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == most]


def least_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for least damage."""
    least = min([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == least]


def exposed(state: RisingState, location: int) -> int:
    """R74: the upper place of a location; after both are gone, the location itself."""
    places = state.places[location]
    return places[0] if places else state.box.locations[location]


def corrupt(state: RisingState, location: int, amount: int, source: int) -> None:
    """R26, R71: corruption goes on the exposed place, never more than it has spaces."""
    place = exposed(state, location)
    placed = min(amount, state.box.spaces[place] - state.corruption[location])
    if placed > 0:
        state.corruption[location] += placed
        note(state, "corruption", NOBODY, placed, place, source)
    else:
        note(state, "no_room", NOBODY, 0, place, source)


def cleanse(state: RisingState, seat: int, location: int, amount: int, source: int) -> None:
    """R72: corruption comes off at once."""
    removed = min(amount, state.corruption[location])
    if removed > 0:
        state.corruption[location] -= removed
        note(state, "cleanses", seat, removed, exposed(state, location), source)


def victims(state: RisingState, target: int, affiliation: int, source: int) -> list[int]:
    """The wizards that an effect of the dark side hurts."""
    team = state.teams[state.active]
    if target == v.ACTIVE_TEAM_ALL:
        return list(team)
    if target == v.ACTIVE_TEAM_MOST_DAMAGED:
        return most_damaged(state, team)
    if target == v.ACTIVE_TEAM_LEAST_DAMAGED:
        return least_damaged(state, team)
    if target == v.EACH_TEAM_MOST_DAMAGED:
        return [card for other in state.teams for card in most_damaged(state, other)]
    here = wizards_at(state, location_of(state, source))
    if target == v.HERE_AFFILIATION:
        return [card for card in here if state.box.affiliations[card] & affiliation]
    return here


def healable(state: RisingState, seat: int, target: int) -> list[int]:
    """A16: damaged wizards of the own team, or any in play, at a location or in a team."""
    damage = state.damage
    if target == v.OWN_TEAM:
        return [card for card in state.teams[seat] if damage[card]]
    is_wizard = state.box.is_wizard
    found = [card for team in state.teams for card in team if damage[card]]
    return found + [card for card in state.characters if card >= 0 and is_wizard[card] and damage[card]]


def hittable(state: RisingState, undamaged: int) -> list[int]:
    """Death Eaters at the mission location with an empty damage space; some effects want undamaged ones."""
    damage, health = state.damage, state.box.health
    found = [card for card in death_eaters_at(state, state.mission) if damage[card] < health[card]]
    return [card for card in found if not damage[card]] if undamaged else found
