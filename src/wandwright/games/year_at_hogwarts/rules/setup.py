"""Set-up (R22 to R31)."""

from __future__ import annotations

from typing import Any

from wandwright.engine.boards import in_set
from wandwright.engine.chance import begin_chance, roll, shuffle
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.chapters.quidditch.rules import begin_friendly
from wandwright.games.year_at_hogwarts.chapters.voldemort.dealing import lay_out_return
from wandwright.games.year_at_hogwarts.chapters.walking.steps import BEGIN_TURN
from wandwright.games.year_at_hogwarts.chapters.walking.towers import place_death_eaters
from wandwright.games.year_at_hogwarts.rules.gains import draw
from wandwright.games.year_at_hogwarts.rules.spreading import mixed
from wandwright.games.year_at_hogwarts.state import YearState


def set_up(box: Box, seed: int, script: dict[int, Any] | None) -> YearState:
    """The position before the first turn of the mode."""
    state = YearState(box)
    state.begin()
    state.script = script
    begin_chance(state, seed, v.STREAMS, len(box.ids))
    shuffle_decks(state)
    state.supply_floo, state.supply_portkeys = v.FLOO_TOKENS, v.PORTKEY_TOKENS
    state.position = [box.start] * box.seats
    state.first = state.active = roll(state, v.SETUP_STREAM, box.seats) if box.chance_begins else 0
    state.round = 1
    state.stack = [(BEGIN_TURN,)]
    if box.year_mode:
        lay_out_year(state)
    elif box.return_mode:
        lay_out_return(state)
    else:
        begin_friendly(state)
    return state


def shuffle_decks(state: YearState) -> None:
    """R23: each deck on its own; the Combat cards stay in the order of their numbers."""
    box = state.box
    for deck, field in enumerate(v.DECK_FIELDS):
        setattr(state, field, shuffle(state, v.CARDS_STREAM, box.decks[deck], box.definition))
    state.mission_deck = shuffle(state, v.CARDS_STREAM, box.missions, box.definition)


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
