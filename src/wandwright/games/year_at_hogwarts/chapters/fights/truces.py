"""Who fights whom: truces, teams, members in a mission fight (R140, R149, R178a)."""

from __future__ import annotations

from typing import Final

from wandwright.games.year_at_hogwarts.state import YearState

# R140: two more turns of the own; the turn of the fight itself does not count.
TRUCE_TURNS: Final = 2
BITS: Final = 2
MASK: Final = 3


def turns_of_truce(state: YearState, seat: int) -> list[int]:
    """R140: for each seat, how many more turns of its own this one ignores it."""
    return [state.truces[seat] >> BITS * other & MASK for other in range(state.box.seats)]


def make_truce(state: YearState, one: int, other: int) -> None:
    """R140: after a fight two players ignore each other until both have ended two more turns."""
    for seat, rival in ((one, other), (other, one)):
        turns = TRUCE_TURNS + (seat == state.active)
        state.truces[seat] = state.truces[seat] & ~(MASK << BITS * rival) | turns << BITS * rival


def end_of_own_turn(state: YearState, seat: int) -> None:
    """R140, H78: one turn less of each truce of this seat; a lost turn counts, too."""
    left = state.truces[seat]
    if not left:
        return
    for other in range(state.box.seats):
        if left >> BITS * other & MASK:
            left -= 1 << BITS * other
    state.truces[seat] = left


def is_engaged(state: YearState, seat: int) -> bool:
    """R178a: a member of a team in its mission fight; no pawn fights it."""
    return bool(state.engaged[seat])


def rivals(state: YearState, seat: int) -> list[int]:
    """R48a, R140, R149, R178a: other players who would fight this one."""
    truces, engaged = state.truces, state.engaged
    own = truces[seat]
    return [
        other
        for other in state.box.rivals[seat]
        if not ((own >> BITS * other | truces[other] >> BITS * seat) & MASK or engaged[other])
    ]
