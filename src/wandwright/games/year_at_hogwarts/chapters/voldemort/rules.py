"""Where the second mode differs from the year (R218 to R255a)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def lay_out_return(state: YearState) -> None:
    """R219 to R226: sheets, Horcruxes, tokens."""


def begin_return_turn(state: YearState, seat: int) -> None:
    """R227, R235, R239: what a turn of this mode holds in place of BEGIN_TURN's year."""


def stops_of_return(state: YearState, seat: int) -> int:
    """R234a: spaces on which a hero with a weapon may end the move early."""
    return 0


def settle_return(state: YearState, seat: int, space: int) -> None:
    """R225a, R229, R234, R253, R254: what a space does in this mode."""


def end_return_round(state: YearState) -> None:
    """R255a: the last round of this mode."""


def spaces_with_rivals(state: YearState, seat: int) -> int:
    """R226a, R240 to R242, R250a, R252: spaces on which this pawn is stopped, as a set."""
    return 0
