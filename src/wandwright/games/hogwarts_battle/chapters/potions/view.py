"""View of potions: the board with what its shelves ask for, and what is brewed (R45, R49)."""

from __future__ import annotations

from typing import Any, TypedDict

from wandwright.engine.secrets.seen import CardRef
from wandwright.engine.secrets.views import see_card
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.cellar import COLUMNS
from wandwright.games.hogwarts_battle.chapters.potions.shelves import is_met, sheet
from wandwright.games.hogwarts_battle.state import BattleState


class Shelf(TypedDict):
    """What a shelf asks for, whether the active hero has done it, and the tokens on it."""

    asks: dict[str, Any]
    met: bool
    tokens: list[CardRef | None]


class Shelves(TypedDict):
    """The potion board, its rows from the top down."""

    rows: list[Shelf]


class Ingredient(TypedDict):
    """A space of a potion: the ingredient it asks for, and the token that lies there."""

    asks: str
    holds: CardRef | None


class Brew(TypedDict):
    """What is being brewed: one of the two face-up potions, or a Dark Arts Potion before its owner."""

    potion: CardRef
    dark: bool
    needs: list[Ingredient]


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


def see_spaces(state: BattleState, place: int) -> list[Ingredient]:
    """The spaces of a potion in their order, each with the token on it."""
    if state.brews[place] == NO_CARD:
        return []
    lying = dict(zip(state.brew_spaces[place], state.brew_tokens[place], strict=True))
    return [
        {"asks": wanted, "holds": see_card(state, state.box.ids, lying[space]) if space in lying else None}
        for space, wanted in enumerate(state.box.cellar.recipes[state.brews[place]])
    ]
