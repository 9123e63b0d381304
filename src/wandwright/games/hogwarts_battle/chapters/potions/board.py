"""The potion board: set up, slid and refilled (R45, R51, R100)."""

from __future__ import annotations

from wandwright.engine.state.chance import roll, shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.cellar import COLUMNS, FACE_UP
from wandwright.games.hogwarts_battle.state import BattleState


def set_up_potions(state: BattleState) -> None:
    """R45: the potion deck with two potions face up, the side of the sheet, and a token on every space."""
    box = state.box
    cellar = box.cellar
    if not cellar.board:
        return
    state.potion_deck = shuffle(state, v.POTIONS_STREAM, cellar.potions, box.definition)
    state.supply = shuffle(state, v.INGREDIENTS_STREAM, cellar.ingredients, box.definition)
    state.side = roll(state, v.SHELVES_STREAM, 2) if box.shelves == "random" else ("A", "B").index(box.shelves)
    fill_shelves(state)
    reveal_potions(state)


def tidy_shelves(state: BattleState, frame: Frame) -> None:
    """R51, R103: slide, refill, and at the very end turn up new potions."""
    for column in range(COLUMNS):
        slide(state, column)
    fill_shelves(state)
    reveal_potions(state)


def slide(state: BattleState, column: int) -> None:
    """The tokens of a column fall into the free spaces below."""
    places = range(column, len(state.board), COLUMNS)
    lying = [state.board[place] for place in places if state.board[place] != NO_CARD]
    free = [NO_CARD] * (len(places) - len(lying))
    for place, token in zip(places, [*free, *lying], strict=True):
        state.board[place] = token


def fill_shelves(state: BattleState) -> None:
    """New tokens on the free spaces; the used ones are turned over only when no other is left (R51)."""
    for place, lying in enumerate(state.board):
        if lying == NO_CARD:
            token = draw_token(state)
            state.board[place] = token
            if token != NO_CARD:
                note(state, "shelf_filled", NOBODY, place, token, NO_CARD)


def draw_token(state: BattleState) -> int:
    if not state.supply and state.used_tokens:
        state.supply = shuffle(state, v.INGREDIENTS_STREAM, state.used_tokens, state.box.definition)
        state.used_tokens = ()
    if not state.supply:
        return NO_CARD
    token = state.supply[0]
    state.supply = state.supply[1:]
    state.revealed += 1
    return token


def reveal_potions(state: BattleState) -> None:
    """A free place gets the next potion; with an empty deck it stays free."""
    for place in range(FACE_UP):
        if state.brews[place] == NO_CARD and state.potion_deck:
            state.brews[place] = state.potion_deck[0]
            state.potion_deck = state.potion_deck[1:]
            state.revealed += 1
            note(state, "potion_revealed", NOBODY, 0, state.brews[place], NO_CARD)
