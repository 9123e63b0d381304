"""The set-up of the Return of Voldemort (R218 to R226)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.gains import draw
from wandwright.games.year_at_hogwarts.chapters.castle.spreading import mixed
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, heroes
from wandwright.games.year_at_hogwarts.state import YearState


def lay_out_return(state: YearState) -> None:
    """R226: Peter begins, then to the right."""
    state.first = state.active = PETER
    for seat in range(state.box.seats):
        equip(state, seat)
    for hero in heroes(state):
        state.floo[hero] = state.portkeys[hero] = 1
        state.supply_floo -= 1
        state.supply_portkeys -= 1
    lay_tokens(state)


def equip(state: YearState, seat: int) -> None:
    """R219: PV, Potions and Spells of the sheet; the Books are out of the game."""
    sheet = state.box.sheets[seat]
    state.pv[seat] = state.box.sheet_pv[sheet]
    for deck, amount in zip(v.HAND_DECKS, state.box.sheet_cards[sheet], strict=True):
        if deck != v.BOOK:
            draw(state, seat, deck, amount)


def lay_tokens(state: YearState) -> None:
    """R221 to R223, H89: the Horcruxes on their places, six tokens on squares of their own; the others stay away."""
    tables = state.box.voldemort
    for item, place in tables.horcruxes.items():
        state.item_at[item] = v.FIRST_SPACE + place
    for item, square in zip(tables.scattered, mixed(state, tables.squares), strict=False):
        state.item_at[item] = v.FIRST_SPACE + square
