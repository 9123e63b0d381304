"""The Cloak: out of a fight that nobody wins (R103, R181, H76). In a module of its own: it needs the ways of a move."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY
from wandwright.games.year_at_hogwarts.chapters.fights import shapes
from wandwright.games.year_at_hogwarts.chapters.walking.flights import cloak_ends
from wandwright.games.year_at_hogwarts.rules import gains
from wandwright.games.year_at_hogwarts.state import YearState


def list_slip_away(state: YearState, question: shapes.Escape) -> list[int]:
    """R103: exactly so many steps; from a place without ways back to where the journey began."""
    seat = question.seat
    if state.box.no_ways >> state.position[seat] & 1:
        back = state.trip[seat]
        return [back if back != NO_CARD else state.position[seat]]
    return list(cloak_ends(state, seat, question.distance))


def answer_slip_away(state: YearState, question: shapes.Escape, answer: int) -> None:
    """R103: nobody stops the user, no token is taken, the space is not resolved; the fight is over, undecided."""
    state.fighters, state.beaten = (), NOBODY
    note(state, "slips_away", question.seat, 0, NO_CARD, NO_CARD)
    gains.put_on(state, question.seat, answer)
