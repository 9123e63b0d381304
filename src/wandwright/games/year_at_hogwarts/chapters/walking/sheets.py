"""The movement ability of the sheet that a seat moves by (R36, R239)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def movement_of(state: YearState, seat: int) -> tuple[int, int]:
    """The code of the ability and its number; Voldemort's side has a sheet for each of its pawns."""
    box = state.box
    if box.return_mode and state.pawn:
        return box.sheet_movement[box.voldemort.pawn_sheets[state.pawn - 1]]
    return box.movement[seat], box.movement_n[seat]
