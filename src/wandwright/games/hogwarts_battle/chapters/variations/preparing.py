"""Set-up of the market and of what heroes bring from a campaign (R63c to R63e, R66a, R67)."""

from __future__ import annotations

from wandwright.engine.state.chance import shuffle
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.campaign_setup import NORMAL
from wandwright.games.hogwarts_battle.chapters.variations.filling import is_dear
from wandwright.games.hogwarts_battle.state import BattleState


def prepared(state: BattleState, cards: list[int]) -> tuple[int, ...]:
    """A deck, shuffled, with those of the prepared cards on top that belong to it (R115e)."""
    first = [card for card in state.box.on_top if card in cards]
    rest = tuple(card for card in cards if card not in first)
    return (*first, *shuffle(state, v.HOGWARTS_STREAM, rest, state.box.definition))


def lay_decks(state: BattleState) -> None:
    """R6, R63c to R63e: one shuffled deck or two, with the prepared cards on top of theirs."""
    box = state.box
    state.hogwarts_deck = prepared(state, [card for card in box.hogwarts if not is_dear(state, card)])
    if box.varied.two_decks:
        state.dear_deck = prepared(state, [card for card in box.hogwarts if is_dear(state, card)])


def open_book(state: BattleState) -> None:
    """R66a, R67: shops lie open, and in NORMAL one control token lies on the Location; it sets nothing off."""
    state.shop = list(state.box.brought.shops)
    if state.box.brought.mode == NORMAL:
        state.control = 1
