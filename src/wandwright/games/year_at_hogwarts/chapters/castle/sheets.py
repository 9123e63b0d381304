"""The sheets of the seats: how they are called, and by which ability they move (R36, R230, R239)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def moved_sheet(state: YearState, seat: int) -> int:
    """R239: the seat's own, or that of the pawn that it moves."""
    sheet = state.box.sheets[seat]
    for of_pawn in state.box.hooks.moved_sheet:
        sheet = of_pawn(state, seat)
    return sheet


def movement_of(state: YearState, seat: int) -> tuple[int, int]:
    """R36, R239: the code of the movement ability and its number."""
    box = state.box
    sheet = box.sheets[seat]
    for of_pawn in box.hooks.moved_sheet:
        sheet = of_pawn(state, seat)
    return box.sheet_movement[sheet]


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
    sheet = moved_sheet(state, seat)
    return shown_as(state, seat) if sheet == box.sheets[seat] else box.sheet_names[sheet]
