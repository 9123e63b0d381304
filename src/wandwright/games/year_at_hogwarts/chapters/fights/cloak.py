"""The Cloak: out of a fight that nobody wins (R103, R181, H76)."""

from __future__ import annotations

from wandwright.engine.boards.walks import spaces_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights import shapes
from wandwright.games.year_at_hogwarts.state import YearState


def list_slip_away(state: YearState, question: shapes.Escape) -> list[int]:
    """R103, H76: exactly so many steps, whoever stands there; from a place without ways back to where it began."""
    seat = question.seat
    if state.box.no_ways >> state.position[seat] & 1:
        back = state.trip[seat]
        return [back if back != NO_CARD else state.position[seat]]
    return spaces_of(state.box.library.free_walks.reach(state.position[seat], question.distance, 0))


def answer_slip_away(state: YearState, question: shapes.Escape, answer: int) -> None:
    """R103: nobody stops the user, no token is taken, the space is not resolved; the fight is over, undecided."""
    state.fighters, state.beaten = (), NOBODY
    note(state, "slips_away", question.seat, 0, NO_CARD, NO_CARD)
    gains.put_on(state, question.seat, answer)
