"""The slots of a sheet (R51, R55, A45): a spell lies in one secretly, or shown to all."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.library import Half
from wandwright.games.black_rose_wars.state import RoseState

EVERY_SLOT: Final = range(len(v.SLOTS))


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row with another value at a place."""
    return (*row[:place], value, *row[place + 1 :])


def put_prepared(state: RoseState, seat: int, slot: int, card: int, half: int) -> None:
    """A card face down into a slot, with its active half."""
    state.prepared[slot] = replaced(state.prepared[slot], seat, card)
    state.prepared_halves[seat] = state.prepared_halves[seat] & ~(1 << slot) | half << slot


def card_in(state: RoseState, seat: int, slot: int) -> int:
    """The unplayed spell of a slot, secret or shown; NO_CARD if there is none."""
    card = state.prepared[slot][seat]
    return card if card != NO_CARD else state.bared[slot][seat]


def half_in(state: RoseState, seat: int, slot: int) -> int:
    """The active half of the spell of a slot."""
    bits = state.prepared_halves if state.prepared[slot][seat] != NO_CARD else state.bared_halves
    return bits[seat] >> slot & 1


def take_from_slot(state: RoseState, seat: int, slot: int) -> int:
    """The spell leaves its slot; nothing tells any more which half was active."""
    card = card_in(state, seat, slot)
    state.prepared[slot] = replaced(state.prepared[slot], seat, NO_CARD)
    state.bared[slot] = replaced(state.bared[slot], seat, NO_CARD)
    state.prepared_halves[seat] &= ~(1 << slot)
    state.bared_halves[seat] &= ~(1 << slot)
    return card


def filled_slots(state: RoseState, seat: int) -> list[int]:
    prepared, bared = state.prepared, state.bared
    return [slot for slot in EVERY_SLOT if prepared[slot][seat] != NO_CARD or bared[slot][seat] != NO_CARD]


def next_standard(state: RoseState, seat: int) -> int:
    """R61, R177: the leftmost Standard slot with an unplayed spell; -1 if there is none."""
    for slot in v.STANDARD:
        if card_in(state, seat, slot) != NO_CARD:
            return slot
    return -1


def take_back(state: RoseState, seat: int, card: int) -> None:
    """R96, A12: to the hand of its owner."""
    if not is_kept_elsewhere(state, seat, card):
        state.hand[seat] = (*state.hand[seat], card)


def half_of(state: RoseState, seat: int, slot: int) -> Half:
    """The active half of the unplayed spell of a slot."""
    return state.box.halves[card_in(state, seat, slot)][half_in(state, seat, slot)]


def put_away(state: RoseState, seat: int, card: int) -> None:
    """Face up to Memories; a Forgotten Spell leaves the game (R133)."""
    if state.box.is_forgotten[card]:
        state.removed += (card,)
    elif not is_kept_elsewhere(state, seat, card):
        state.memories[seat] += (card,)


def is_kept_elsewhere(state: RoseState, seat: int, card: int) -> bool:
    """R165: a seat that is played by rule has discards of its own."""
    return any(keep(state, seat, card) for keep in state.box.hooks.keeps_used)
