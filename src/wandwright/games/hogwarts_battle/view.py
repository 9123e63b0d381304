"""View of a seat: who may know what.

The order of every deck is hidden from everybody; of the foes of the New Rules, Voldemort lies face up under the others.
Hands are open to the table unless the option `hands` says closed.
Cards put on top of a deck in the open, or revealed there, stay known; a card only its owner has looked at is the
owner's secret where hands are closed.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from wandwright.engine.secrets.seen import CardRef
from wandwright.engine.secrets.views import see_card, see_pile
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.working import tier_of
from wandwright.games.hogwarts_battle.chapters.market.acquiring import discount_of, price
from wandwright.games.hogwarts_battle.chapters.potions.view import Brew, Shelves, add_potions
from wandwright.games.hogwarts_battle.chapters.table.heroes import hero_card_of
from wandwright.games.hogwarts_battle.chapters.trials.encounters import Progress, see_progress
from wandwright.games.hogwarts_battle.chapters.variations.darkness import darkness_tokens, events_in_step_1
from wandwright.games.hogwarts_battle.state import BattleState

# Where hands lie open, everybody sees them and what their heroes have looked at.
OPEN_HANDS = {"hand": "all", "peeked": "all"}


class SeenHero(TypedDict):
    """Who a hero is; in the New Rules with the tier of the Charm, and whether its effect is declared."""

    hero: str
    card: CardRef
    full_health: int
    tier: NotRequired[str | None]
    declared: NotRequired[bool]


class Place(TypedDict):
    """What is printed on the Location, and those to come; with rising darkness the tokens that lie beside it."""

    card: CardRef
    slots: int
    events: int
    left: int
    next: list[CardRef]
    darkness: NotRequired[int]


class Foes(TypedDict):
    """What defeats each foe, and in the New Rules what persuades it."""

    health: list[int]
    influence: NotRequired[list[int]]


class Market(TypedDict):
    """What each card costs now."""

    prices: list[int | None]


class Trial(TypedDict):
    """The active Horcrux or Encounter; of an Encounter, how much is done of what it asks for."""

    card: CardRef | None
    left: int
    progress: NotRequired[Progress | None]


class Added(TypedDict):
    """What a view shows beside the fields."""

    heroes: list[SeenHero]
    location: Place
    villains: Foes
    hogwarts: Market
    horcrux: Trial
    scenario: NotRequired[str]
    shelves: NotRequired[Shelves]
    brewing: NotRequired[list[Brew]]


def add_to_view(data: dict[str, Any], state: BattleState) -> None:
    """What the declared fields do not show by themselves."""
    add_heroes(state, data["heroes"])
    add_table(state, data)


def add_heroes(state: BattleState, heroes: list[dict[str, Any]]) -> None:
    """Who the heroes are."""
    box = state.box
    for owner, hero in enumerate(heroes):
        hero["hero"] = box.heroes[owner]
        hero["card"] = see_card(state, box.ids, hero_card_of(state, owner))
        hero["full_health"] = box.full_health[owner]
        if box.new_rules:
            tier = tier_of(state, owner)
            hero["tier"] = v.TIERS[tier] if state.charm[owner] != NO_CARD and tier >= 0 else None
            hero["declared"] = bool(state.declared) and owner == state.active


def add_table(state: BattleState, data: dict[str, Any]) -> None:
    """What is printed on the Location, the villains and the active Horcrux, and what market cards cost now."""
    box = state.box
    place = data["location"]
    place["card"] = see_card(state, box.ids, box.locations[state.location])
    place["slots"] = box.slots[state.location]
    place["events"] = events_in_step_1(state) if box.variations else box.events[state.location]
    if box.variations:
        place["darkness"] = darkness_tokens(state)
    place["left"] = len(box.locations) - state.location - 1
    # R4, R112: they are stacked face up in their order.
    place["next"] = see_pile(state, box.ids, box.locations[state.location + 1 :])
    data["villains"]["health"] = [0 if card == NO_CARD else box.health[card] for card in state.villains]
    if box.new_rules:
        data["scenario"] = box.scenario.id
        data["villains"]["influence"] = [0 if card == NO_CARD else box.influence[card] for card in state.villains]
    discount = discount_of(state, state.active)
    data["hogwarts"]["prices"] = [None if card == NO_CARD else price(state, card, discount) for card in state.market]
    data["horcrux"]["card"] = see_card(state, box.ids, state.horcruxes[0]) if state.horcruxes else None
    data["horcrux"]["left"] = len(state.horcruxes)
    if box.new_rules:
        data["horcrux"]["progress"] = see_progress(state)
        add_potions(data, state)
