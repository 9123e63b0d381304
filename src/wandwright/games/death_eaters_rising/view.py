"""View: what a seat sees. Everything lies open but the order of the deck and of the token supply (A38)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from wandwright.engine.secrets.seen import CardRef
from wandwright.engine.secrets.views import see_card, see_open, see_pile
from wandwright.engine.state.keys import shown_key
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.corruption import exposed
from wandwright.games.death_eaters_rising.chapters.board.fields import PLACES, DiePlace
from wandwright.games.death_eaters_rising.chapters.board.targets import card_of, cost_of, is_complete
from wandwright.games.death_eaters_rising.library import Cost
from wandwright.games.death_eaters_rising.state import RisingState


class Voldemort(TypedDict):
    """His card once it is out, the damage he needs, and how much Azkaban allows."""

    card: CardRef | None
    health: int
    cap: int


class Place(TypedDict):
    """A location: its card, who is there, the place that lies open, and the spaces for corruption on it."""

    card: CardRef
    characters: list[CardRef | None]
    exposed: CardRef
    spaces: int


class Team(TypedDict):
    """Where a team belongs, and which wizard it began with."""

    headquarters: CardRef
    affiliation: str
    starter: str


class Target(TypedDict):
    """A card, or one ability of a headquarters by its number."""

    card: int
    id: str
    ability: int | None


class Face(TypedDict):
    """What a side of a die shows."""

    symbol: v.Quality
    count: int


class Die(TypedDict):
    """A die: its colour, where it is and what it shows."""

    key: int
    color: v.Color
    place: DiePlace | Literal["card"]
    face: Face | None
    on: Target | None


class Work(Target):
    """A target that was begun this turn."""

    covered: dict[v.Quality, int]
    cost: dict[v.Quality, int]
    complete: bool


class ThisTurn(TypedDict):
    """The abilities that were used."""

    used: list[Target]


class Limits(TypedDict):
    """So many defeated wizards or corrupted places lose the match."""

    defeated: int
    corrupted: int


class Added(TypedDict):
    """What a view shows beside the fields."""

    voldemort: Voldemort
    locations: list[Place]
    teams: list[Team]
    dice: list[Die]
    work: list[Work]
    this_turn: ThisTurn
    limits: Limits


def add_to_view(data: dict[str, Any], state: RisingState) -> None:
    """Everything on the table; nothing is known to one seat only."""
    data["voldemort"] |= see_voldemort(state)
    for location, board in enumerate(data["locations"]):
        board.update(see_location(state, location))
    for owner, team in enumerate(data["teams"]):
        team["affiliation"] = state.box.team_affiliations[owner]
        team["starter"] = state.box.ids[state.box.starters[owner]]
    data["dice"] = [see_die(state, die) for die in range(len(state.die_place))]
    data["work"] = [see_work(state, entry[0], entry[1:]) for entry in state.covered]
    data["this_turn"]["used"] = [see_target(state, target) for target in state.used]
    data["limits"] = {"defeated": state.box.defeated_to_lose, "corrupted": state.box.corrupted_to_lose}


def see_voldemort(state: RisingState) -> Voldemort:
    """His card once it is out, the damage he needs, and how much Azkaban allows (R80)."""
    card = see_card(state, state.box.ids, state.villain[0]) if state.villain else None
    return {"card": card, "health": state.box.damage_to_win, "cap": len(state.azkaban)}


def see_location(state: RisingState, location: int) -> Place:
    """A location with its characters and the place that lies open there."""
    ids = state.box.ids
    first = location * v.CHARACTERS
    place = exposed(state, location)
    return {
        "card": see_open(state, ids, state.box.locations[location]),
        "characters": see_pile(state, ids, state.characters[first : first + v.CHARACTERS]),
        "exposed": see_open(state, ids, place),
        "spaces": state.box.spaces[place],
    }


def see_target(state: RisingState, target: int) -> Target:
    """The card that a target is on, with the number of the ability where it is a headquarters."""
    card = card_of(state, target)
    ability = target - v.HEADQUARTERS + 1 if target >= v.HEADQUARTERS else None
    return {"card": shown_key(state, card), "id": state.box.ids[card], "ability": ability}


def see_die(state: RisingState, die: int) -> Die:
    """A die: its colour, where it is and what it shows."""
    colour, place, face = state.box.die_colour[die], state.die_place[die], state.die_face[die]
    on_card = place >= v.ON_CARD
    symbol, count = state.box.faces[colour][face - 1]
    return {
        "key": die,
        "color": v.COLORS[colour],
        "place": "card" if on_card else PLACES[place],
        "face": {"symbol": v.SYMBOLS[symbol], "count": count} if face else None,
        "on": see_target(state, place - v.ON_CARD) if on_card else None,
    }


def see_symbols(cost: Cost) -> dict[v.Quality, int]:
    return {symbol: count for symbol, count in zip(v.SYMBOLS, cost, strict=True) if count}


def see_work(state: RisingState, target: int, covered: Cost) -> Work:
    """A target that was begun this turn."""
    cost = cost_of(state, target)
    return {
        **see_target(state, target),
        "covered": see_symbols(covered),
        "cost": see_symbols(cost),
        "complete": is_complete(state, target, cost),
    }
