"""The sheets of the seats: how they are called, and by which ability they move (R36, R230, R239)."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD
from wandwright.games.year_at_hogwarts.state import YearState


def movement_of(state: YearState, seat: int) -> tuple[int, int]:
    """R36, R239: the code of the movement ability and its number, of the pawn that the seat moves."""
    box = state.box
    for moved_sheet in box.hooks.moved_sheet:
        sheet = moved_sheet(state, seat)
        if sheet != NO_CARD:
            return box.sheet_movement[sheet]
    return box.own_movement[seat]


def shown_as(state: YearState, seat: int) -> str:
    """R230: the sheet that lies before a seat."""
    box = state.box
    sheet = box.sheets[seat]
    for shown_sheet in box.hooks.shown_sheet:
        sheet = shown_sheet(state, seat)
    return box.sheet_names[sheet]


def called(state: YearState, seat: int) -> str:
    """R230, R239: who is addressed: a seat with several pawns by the one that is moved."""
    box = state.box
    for moved_sheet in box.hooks.moved_sheet:
        sheet = moved_sheet(state, seat)
        if sheet != NO_CARD:
            return box.sheet_names[sheet]
    return shown_as(state, seat)
