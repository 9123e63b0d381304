"""What the table shows of potions: the board with what its shelves ask for, and what is brewed (R45, R49)."""

from __future__ import annotations

from typing import Any

from wandwright.engine.secrets.views import see_card
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.cellar import COLUMNS
from wandwright.games.hogwarts_battle.chapters.potions.shelves import is_met, sheet
from wandwright.games.hogwarts_battle.state import BattleState


def add_potions(data: dict[str, Any], state: BattleState) -> None:
    """Each shelf with its tokens, and each potion with its spaces."""
    tokens = data["shelves"]["tokens"]
    data["shelves"]["rows"] = [
        {
            "asks": requirement,
            "met": is_met(state, requirement),
            "tokens": tokens[shelf * COLUMNS : (shelf + 1) * COLUMNS],
        }
        for shelf, requirement in enumerate(sheet(state))
    ]
    first_dark = state.box.cellar.first_dark
    for place, potion in enumerate(data["brewing"]):
        potion["dark"] = place >= first_dark
        potion["needs"] = see_spaces(state, place)
    data["brewing"] = [potion for potion in data["brewing"] if potion["potion"]]


def see_spaces(state: BattleState, place: int) -> list[dict[str, Any]]:
    """The spaces of a potion in their order, each with the token on it."""
    if state.brews[place] == NO_CARD:
        return []
    lying = dict(zip(state.brew_spaces[place], state.brew_tokens[place], strict=True))
    return [
        {"asks": wanted, "holds": see_card(state, state.box.ids, lying[space]) if space in lying else None}
        for space, wanted in enumerate(state.box.cellar.recipes[state.brews[place]])
    ]
