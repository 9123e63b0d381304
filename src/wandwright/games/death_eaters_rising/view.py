"""What a seat sees. Everything lies open but the order of the deck and of the token supply (A38)."""

from __future__ import annotations

from typing import Any

from wandwright.engine.state import NO_CARD
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Cost
from wandwright.games.death_eaters_rising.rules.harm import exposed
from wandwright.games.death_eaters_rising.rules.reach import cost_of, is_complete
from wandwright.games.death_eaters_rising.state import RisingState

PLACES = {steps.SUPPLY: "supply", steps.IN_POOL: "pool", steps.ASIDE: "aside"}


def see_card(state: RisingState, card: int) -> dict[str, Any] | None:
    """A card that lies open: its id, and a key that stays with the physical card."""
    return None if card == NO_CARD else {"id": state.box.ids[card], "key": card}


def see_pile(state: RisingState, cards: tuple[int, ...] | list[int]) -> list[dict[str, Any] | None]:
    return [see_card(state, card) for card in cards]


def view(state: RisingState, seat: int | None) -> dict[str, Any]:
    """Everything on the table; nothing is known to one seat only."""
    return {
        "game": "death-eaters-rising",
        "seat": seat,
        "active": state.active,
        "turn": state.turn,
        "phase": state.phase,
        "mission": None if state.mission == steps.NO_MISSION else state.mission,
        "voldemort": see_voldemort(state),
        "locations": [see_location(state, location) for location in range(steps.LOCATIONS)],
        "teams": [see_team(state, owner) for owner in range(state.box.seats)],
        "damage": {str(card): damage for card, damage in enumerate(state.damage) if damage},
        "deck": {"count": len(state.deck)},
        "tokens": {
            "supply": {"count": len(state.supply)},
            "used": see_pile(state, state.used_tokens),
            "drawn": see_pile(state, state.drawn),
        },
        "hospital": see_pile(state, state.hospital),
        "azkaban": see_pile(state, state.azkaban),
        "corrupted": see_pile(state, state.corrupted),
        "dice": [see_die(state, die) for die in range(len(state.die_place))],
        "work": [see_work(state, entry[0], entry[1:]) for entry in state.covered],
        "this_turn": see_turn(state),
        "limits": {"defeated": state.box.defeated_to_lose, "corrupted": state.box.corrupted_to_lose},
        "outcome": None if state.outcome is None else see_outcome(state),
    }


def see_outcome(state: RisingState) -> dict[str, Any]:
    assert state.outcome is not None
    winners, scores, reason = state.outcome
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


def see_voldemort(state: RisingState) -> dict[str, Any]:
    """Where he looks, what he has suffered, and how much more Azkaban allows (R80)."""
    return {
        "location": state.voldemort,
        "card": see_card(state, state.villain[0]) if state.villain else None,
        "damage": state.voldemort_damage,
        "health": state.box.damage_to_win,
        "cap": len(state.azkaban),
    }


def see_location(state: RisingState, location: int) -> dict[str, Any]:
    """A location with its characters and the place that lies open there."""
    first = location * steps.CHARACTERS
    open_place = exposed(state, location)
    return {
        "card": see_card(state, state.box.locations[location]),
        "characters": see_pile(state, state.characters[first : first + steps.CHARACTERS]),
        "places": see_pile(state, state.places[location]),
        "exposed": see_card(state, open_place),
        "corruption": state.corruption[location],
        "spaces": state.box.spaces[open_place],
    }


def see_team(state: RisingState, seat: int) -> dict[str, Any]:
    return {
        "affiliation": state.box.team_affiliations[seat],
        "starter": state.box.ids[state.box.starters[seat]],
        "headquarters": see_card(state, state.headquarters[seat]),
        "wizards": see_pile(state, state.teams[seat]),
        "tokens": see_pile(state, state.tokens[seat]),
    }


def see_target(state: RisingState, target: int) -> dict[str, Any]:
    """The card that a target is on, with the number of the ability where it is a headquarters."""
    if target >= steps.HEADQUARTERS:
        return {"card": state.headquarters[state.active], "ability": target - steps.HEADQUARTERS + 1}
    return {"card": target, "ability": None}


def see_die(state: RisingState, die: int) -> dict[str, Any]:
    """A die: its colour, where it is and what it shows."""
    colour = state.box.die_colour[die]
    place, face = state.die_place[die], state.die_face[die]
    symbol, count = state.box.faces[colour][face - 1] if face else (0, 0)
    return {
        "key": die,
        "color": v.COLORS[colour],
        "place": PLACES.get(place, "card"),
        "face": {"symbol": v.SYMBOLS[symbol], "count": count} if face else None,
        "on": see_target(state, place - steps.ON_CARD) if place >= steps.ON_CARD else None,
    }


def see_symbols(cost: Cost) -> dict[str, int]:
    return {symbol: count for symbol, count in zip(v.SYMBOLS, cost, strict=True) if count}


def see_work(state: RisingState, target: int, covered: Cost) -> dict[str, Any]:
    """A target that was begun this turn."""
    cost = cost_of(state, target)
    return {
        **see_target(state, target),
        "covered": see_symbols(covered),
        "cost": see_symbols(cost),
        "complete": is_complete(state, target, cost),
    }


def see_turn(state: RisingState) -> dict[str, Any]:
    return {
        "used": [see_target(state, target) for target in state.used],
        "dealt": state.dealt,
        "rolls": state.rolls,
        "committed": state.committed,
    }
