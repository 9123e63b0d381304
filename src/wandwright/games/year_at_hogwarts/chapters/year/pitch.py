"""The pitch: a challenge, or the Portkey (R68, R86, R182, R183, R186)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import begin_match
from wandwright.games.year_at_hogwarts.chapters.walking.journeys import travel
from wandwright.games.year_at_hogwarts.chapters.year import steps
from wandwright.games.year_at_hogwarts.state import YearState


def list_pitch(state: YearState, question: Plain) -> list[int]:
    """R86, R182, R183, R186: any other player; the Portkey; or neither."""
    seat, box = question.seat, state.box
    others = [other for other in range(box.seats) if other not in box.mates[seat]]
    if not others and box.variant == v.TEAMS:
        others = [other for other in range(box.seats) if other != seat]
    legal = [steps.CHALLENGE + other for other in others]
    if state.portkeys[seat]:
        legal.append(steps.BY_PORTKEY)
    return [*legal, PASS] if legal else []


def answer_pitch(state: YearState, question: Plain, answer: int) -> None:
    """R68: the Portkey leads to the Graveyard."""
    seat = question.seat
    if answer == steps.BY_PORTKEY:
        state.portkeys[seat] -= 1
        state.supply_portkeys += 1
        travel(state, seat, state.box.graveyard, "portkey")
    elif answer != PASS:
        begin_match(state, seat, answer - steps.CHALLENGE)
