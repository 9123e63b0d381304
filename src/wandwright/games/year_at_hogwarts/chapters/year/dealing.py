"""The set-up of the year: what each player gets, the Death Eaters and the tokens (R25 to R29)."""

from __future__ import annotations

from wandwright.engine.boards.boards import in_set
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.gains import draw
from wandwright.games.year_at_hogwarts.chapters.castle.spreading import mixed
from wandwright.games.year_at_hogwarts.chapters.year.towers import place_death_eaters
from wandwright.games.year_at_hogwarts.state import YearState


def lay_out_year(state: YearState) -> None:
    """R25 to R29: what each player gets, the Death Eaters and the tokens."""
    box = state.box
    for seat in range(box.seats):
        equip(state, seat)
        deal_missions(state, seat)
    if box.has_death_eaters:
        place_death_eaters(state)
    lay_tokens(state)


def equip(state: YearState, seat: int) -> None:
    """R25: Floo Powder, a Portkey, PV and the cards of the sheet."""
    box = state.box
    sheet = box.sheets[seat]
    floo = 1 if box.qualified else 2
    state.floo[seat], state.portkeys[seat] = floo, 1
    state.supply_floo -= floo
    state.supply_portkeys -= 1
    state.pv[seat] = box.sheet_pv[sheet]
    for deck, amount in zip(v.HAND_DECKS, box.sheet_cards[sheet], strict=True):
        draw(state, seat, deck, amount)


def deal_missions(state: YearState, seat: int) -> None:
    """R29: five, or three with more than six players."""
    amount = state.box.missions_dealt
    state.missions[seat], state.mission_deck = state.mission_deck[:amount], state.mission_deck[amount:]


def lay_tokens(state: YearState) -> None:
    """R27: one token on each item square."""
    squares = mixed(state, in_set(state.box.item_squares))
    for item, square in enumerate(squares[: len(state.item_at)]):
        state.item_at[item] = v.FIRST_SPACE + square
