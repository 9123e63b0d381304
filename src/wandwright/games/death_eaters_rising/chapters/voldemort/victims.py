"""The wizards that an effect of the dark side hurts (R64)."""

from __future__ import annotations

from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.characters import location_of, wizards_at
from wandwright.games.death_eaters_rising.state import RisingState


def victims(state: RisingState, target: int, affiliation: int, source: int) -> list[int]:
    """The wizards of a target; `affiliation` has a bit for each affiliation that it names."""
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


def most_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for most damage; zero counts as an amount."""
    most = max([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == most]


def least_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for least damage."""
    least = min([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == least]
