"""Who may know what: the view of a seat.

The order of every deck is hidden from everybody. Hands are open to the table unless the option `hands` says closed.
Cards put on top of a deck in the open, or revealed there, stay known; a card only its owner has looked at is the
owner's secret where hands are closed.
"""

from __future__ import annotations

from typing import Any

from wandwright.engine.state import NO_CARD
from wandwright.engine.views import see_card, see_pile
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.state import BattleState


def sees_hand(state: BattleState, seat: int | None, owner: int) -> bool:
    """May a seat see the hand of another?"""
    return state.box.readings.open_hands or seat == owner


def see_deck(state: BattleState, seat: int | None, owner: int) -> dict[str, Any]:
    """How many cards, and those on top that this seat knows."""
    known = state.peeked[owner] if sees_hand(state, seat, owner) else state.known[owner]
    return {"count": len(state.deck[owner]), "known": see_pile(state, state.box.ids, state.deck[owner][:known])}


def see_hand(state: BattleState, seat: int | None, owner: int) -> Any:
    if sees_hand(state, seat, owner):
        return see_pile(state, state.box.ids, state.hand[owner])
    return {"count": len(state.hand[owner])}


def add_to_view(data: dict[str, Any], state: BattleState, seat: int | None) -> None:
    """What the declared fields do not show by themselves."""
    add_heroes(state, data["heroes"], seat)
    add_table(state, data)


def add_heroes(state: BattleState, heroes: list[dict[str, Any]], seat: int | None) -> None:
    """Who the heroes are, and their hands and decks as far as this seat may see them."""
    box = state.box
    for owner, hero in enumerate(heroes):
        hero["hero"] = box.heroes[owner]
        hero["card"] = see_card(state, box.ids, box.hero_cards[owner])
        hero["full_health"] = box.full_health[owner]
        hero["hand"] = see_hand(state, seat, owner)
        hero["deck"] = see_deck(state, seat, owner)


def add_table(state: BattleState, data: dict[str, Any]) -> None:
    """What is printed on the Location, the villains and the active Horcrux, and what market cards cost now."""
    box = state.box
    place = data["location"]
    place["card"] = see_card(state, box.ids, box.locations[state.location])
    place["slots"] = box.slots[state.location]
    place["events"] = box.events[state.location]
    place["left"] = len(box.locations) - state.location - 1
    data["villains"]["health"] = [0 if card == NO_CARD else box.health[card] for card in state.villains]
    discount = discount_of(state, state.active)
    data["hogwarts"]["prices"] = [None if card == NO_CARD else price(state, card, discount) for card in state.market]
    data["horcrux"]["card"] = see_card(state, box.ids, state.horcruxes[0]) if state.horcruxes else None
    data["horcrux"]["left"] = len(state.horcruxes)
    data["horcrux"]["symbols"] = [v.FACES[symbol] for symbol in state.symbols]
