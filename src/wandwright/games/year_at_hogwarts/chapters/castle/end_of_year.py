"""The end of the year: who has done enough, and who wins (R8 to R21)."""

from __future__ import annotations

from wandwright.engine.state.state import Frame, finish
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def missions_done(state: YearState, seat: int) -> int:
    """R21: those of the whole team."""
    return sum(len(state.done[mate]) for mate in state.box.mates[seat])


def has_done_enough(state: YearState, seat: int) -> bool:
    """R9 to R12, R14: missions, more than so many points, and a match where the variant asks for one."""
    box = state.box
    return (
        state.points[seat] > box.points_to_end
        and missions_done(state, seat) >= box.missions_to_end
        and max(state.matches[mate] for mate in box.mates[seat]) >= box.matches_to_end
    )


def check_year(state: YearState, frame: Frame = ()) -> None:
    """R13: the year ends as soon as somebody has done enough, or after this round with `finish_round`."""
    if not state.box.year_mode or state.outcome is not None:
        return
    if any(has_done_enough(state, seat) for seat in range(state.box.seats)):
        if state.box.finish_round:
            state.last_round = 1
        else:
            crown(state, "year_done")


def crown(state: YearState, reason: str) -> None:
    """R8, R15: the most points win; tied best scores share it."""
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    finish(state, winners, tuple(state.points), reason)


def lose_alone(state: YearState, reason: str) -> None:
    """R13a, R20: nobody wins."""
    finish(state, (), tuple(state.points), reason)


def close_year(state: YearState) -> None:
    """R13a: the calendar is over; Solo and a single team of all have lost."""
    box = state.box
    if box.variant == v.SOLO or (box.variant == v.TEAMS and len(box.mates[0]) == box.seats):
        lose_alone(state, "year_over")
    else:
        crown(state, "calendar")


def end_round(state: YearState) -> None:
    """R13, R13a: what happens when a round is over."""
    if state.last_round:
        crown(state, "year_done")
    elif state.box.year_rounds and state.round > state.box.year_rounds:
        close_year(state)


def check_solo(state: YearState, seat: int) -> None:
    """R20: at 0 PV Solo is lost."""
    if state.box.variant == v.SOLO and state.box.year_mode and not state.pv[seat]:
        lose_alone(state, "fallen")
