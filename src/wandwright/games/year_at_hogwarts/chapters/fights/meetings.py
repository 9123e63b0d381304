"""Meeting somebody on a space: whom to fight, Underage clashes, Death Eaters (R138 to R161)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.castle.steps import CHECK_YEAR
from wandwright.games.year_at_hogwarts.chapters.fights import combat, prizes, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights.truces import rivals
from wandwright.games.year_at_hogwarts.state import YearState

DEATH_EATER_POINTS: Final = 20


def meet(state: YearState, seat: int, space: int) -> None:
    """R48, R48b, R138, R154: the mover has entered a space with opponents; `won` is set if the mover wins."""
    state.stack.append(shapes.Meeting(steps.OPPONENT, seat, NO_CARD, seat, space))


def list_opponent(state: YearState, question: shapes.Meeting) -> list[int]:
    """R48b, R139: one of the players there, or the Death Eater."""
    found = []
    if state.box.variant != v.SOLO:
        found += [other for other in rivals(state, question.seat) if state.position[other] == question.space]
    if question.space in state.death_eaters:
        found.append(steps.A_DEATH_EATER)
    return found


def answer_opponent(state: YearState, question: shapes.Meeting, answer: int) -> None:
    seat = question.seat
    if answer == steps.A_DEATH_EATER:
        right = (seat + 1) % state.box.seats
        state.stack.append(question._replace(kind=steps.DEATH_EATER, seat=right))
        return
    state.stack.append((steps.AFTER_PLAYERS, seat, answer))
    if state.box.qualified:
        combat.begin(state, f.PLAYERS, seat, answer)
    else:
        combat.begin(state, f.CLASH, seat, answer)


# Death Eaters.


def list_death_eater(state: YearState, question: shapes.Meeting) -> list[int]:
    """R155: the player to the right picks among the sheets not yet beaten."""
    return [place for place in range(f.SERVANTS) if place not in state.fallen]


def answer_death_eater(state: YearState, question: shapes.Meeting, answer: int) -> None:
    """R154, R156: it gets its PV and its cards; the player attacks first."""
    servant = f.FIRST_SERVANT + answer
    state.servant_seat = question.seat
    f.arm(state, servant)
    note(state, "plays_foe", question.seat, 0, NO_CARD, NO_CARD, {"foe": f.name_of_fighter(state, servant)})
    state.stack.append((steps.AFTER_DEATH_EATER, question.mover, servant, question.space))
    combat.begin(state, f.DEATH_EATER, question.mover, servant)


def after_death_eater(state: YearState, frame: Frame) -> None:
    """R158 to R160: its token goes and 20 points are won; or the player loses all cards and recovers."""
    _, seat, servant, tower = frame
    beaten = state.beaten
    f.disarm(state, servant)
    f.clear(state)
    if beaten == servant:
        state.death_eaters = tuple([space for space in state.death_eaters if space != tower])
        state.fallen += (servant - f.FIRST_SERVANT,)
        state.won = 1
        note(state, "beats", seat, 0, NO_CARD, NO_CARD, {"foe": f.name_of_fighter(state, servant)})
        state.stack.append((CHECK_YEAR,))
        gains.change_points(state, seat, DEATH_EATER_POINTS)
        prizes.draw_for_win(state, seat)
    elif beaten == seat:
        gains.discard_hand(state, seat)
        gains.recover(state, seat)
