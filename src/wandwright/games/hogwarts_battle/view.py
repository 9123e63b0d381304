"""Who may know what: the view of a seat.

The order of every deck is hidden from everybody. Hands are open to the table unless the option `hands` says closed.
Cards put on top of a deck in the open, or revealed there, stay known; a card only its owner has looked at is the
owner's secret where hands are closed.
"""

from __future__ import annotations

from typing import Any

from wandwright.engine.fields import Field
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.views import Sight, outcome_view, see_card
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle.fields import FIELDS
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.state import BattleState

# Questions whose options show cards that only their seat may see where hands are closed.
SECRET_QUESTIONS = frozenset(
    {steps.ACT, steps.PICK_DISCARDS, steps.PICK_FROM_DECK, steps.KEEP_TOP, steps.CHOOSE_OPTION}
)
SECRET_EVENTS = frozenset({"draws", "looks", "finds"})
# Where hands lie open, everybody sees them and what their heroes have looked at.
OPEN_HANDS = {"hand": "all", "peeked": "all"}
CLOSED_SIGHT = Sight(FIELDS)
OPEN_SIGHT = Sight(FIELDS, OPEN_HANDS)


def sight(state: BattleState, field: Field) -> str:
    """Who may know a field at this table."""
    return OPEN_HANDS.get(field.name, field.sight) if state.box.readings.open_hands else field.sight


def is_secret(state: BattleState, question: Frame) -> bool:
    """Do the options of a question show what only its seat may know?"""
    readings = state.box.readings
    if readings.open_hands or question[0] not in SECRET_QUESTIONS:
        return False
    # Everybody sees who is stunned, so everybody knows that a stunned hero is passed over.
    passed_over = question[0] == steps.CHOOSE_OPTION and question[5] and readings.skip_stunned
    return not (passed_over and state.stunned[question[1]])


def view(state: BattleState, seat: int | None) -> dict[str, Any]:
    """Everything on the table that this seat may see."""
    box = state.box
    data = (OPEN_SIGHT if box.readings.open_hands else CLOSED_SIGHT).see(state, box.ids, seat)
    add_heroes(state, data["heroes"])
    add_table(state, data)
    data["game"] = "hogwarts-battle"
    data["seat"] = seat
    data["outcome"] = outcome_view(state)
    return data


def add_heroes(state: BattleState, heroes: list[dict[str, Any]]) -> None:
    """Who the heroes are."""
    box = state.box
    for owner, hero in enumerate(heroes):
        hero["hero"] = box.heroes[owner]
        hero["card"] = see_card(box.ids, box.hero_cards[owner])
        hero["full_health"] = box.full_health[owner]


def add_table(state: BattleState, data: dict[str, Any]) -> None:
    """What is printed on the Location, the villains and the active Horcrux, and what market cards cost now."""
    box = state.box
    place = data["location"]
    place["card"] = see_card(box.ids, box.locations[state.location])
    place["slots"] = box.slots[state.location]
    place["events"] = box.events[state.location]
    place["left"] = len(box.locations) - state.location - 1
    data["villains"]["health"] = [0 if card == NO_CARD else box.health[card] for card in state.villains]
    discount = discount_of(state, state.active)
    data["hogwarts"]["prices"] = [None if card == NO_CARD else price(state, card, discount) for card in state.market]
    data["horcrux"]["card"] = see_card(box.ids, state.horcruxes[0]) if state.horcruxes else None
    data["horcrux"]["left"] = len(state.horcruxes)
