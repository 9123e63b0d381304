"""How Voldemort's side and the heroes stand in the second mode; a term may belong to one of them alone."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.chances import Standing
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    harry,
    has_returned,
    heroes,
    horcruxes_left,
    is_armed,
    is_final_due,
)
from wandwright.games.year_at_hogwarts.opinion import night
from wandwright.games.year_at_hogwarts.state import YearState

NIGHT_TERMS: Final = (
    "heroes",
    "ritual",
    "ritual_road",
    "returned",
    "wand",
    "wand_road",
    "servants",
    "servants_near",
    "meeting",
    "meeting_near",
    "horcruxes",
    "horcruxes_late",
    "horcruxes_gone",
    "armed",
    "road",
    "stone",
    "stone_road",
    "hero_pv",
    "hero_weak",
    "hero_cards",
    "bound",
    "night_turn",
    "time",
)
# Scales.
STEPS: Final = 12.0
ENOUGH_PV: Final = 12
WEAK: Final = 3
FAR: Final = 24


def at_night(state: YearState) -> tuple[Standing, ...]:
    """Two sides: the first seat, and the heroes together."""
    sign = meeting_sign(state)
    return (
        Standing((PETER,), numbers_of_night(state, max(sign, 0.0))),
        Standing(tuple(heroes(state)), numbers_of_heroes(state, max(-sign, 0.0))),
    )


def meeting_sign(state: YearState) -> float:
    """1 where a meeting would be won by Voldemort, -1 where by the heroes; 0 where it decides nothing or dice do."""
    return float(night.sign_of_meeting(state)) if has_returned(state) and is_final_due(state) else 0.0


def near(state: YearState, start: int, goal: int) -> float:
    """From 0 far away to 2 where they stand on one space."""
    return max(FAR - night.nearest(state, start, [goal]), 0) / STEPS


def way_of(state: YearState, hero: int) -> int:
    """The steps to what a hero wants next."""
    return min(night.nearest(state, night.standing_of(state, hero), night.goals_of(state, hero)), FAR)


def apart(state: YearState) -> float:
    """How near Voldemort and Harry are."""
    return near(state, night.lord_at(state), state.position[harry(state)])


def numbers_of_night(state: YearState, meets: float) -> tuple[float, ...]:
    """In the order of NIGHT_TERMS, with zeros for what is the heroes'."""
    box, back = state.box, has_returned(state)
    wand = tokens.holds(state, PETER, box.elder_wand)
    ritual, road, servants, close = 0, 0.0, 0.0, 0.0
    if back:
        preys = [state.position[hero] for hero in heroes(state)]
        for servant, space in enumerate(state.pawn_at[1:]):
            if space >= 0:
                servants += state.servant_pv[servant] / 10.0
                close += max(FAR - night.nearest(state, space, preys), 0) / FAR
    else:
        missing = [item for item in box.voldemort.ritual if not tokens.holds(state, PETER, item)]
        ritual = len(box.voldemort.ritual) - len(missing)
        goals = [night.place_of(state, item) for item in missing] or [box.pitch]
        road = night.nearest(state, state.position[PETER], goals) / STEPS
    to_wand = night.place_of(state, box.elder_wand)
    return (
        0.0,
        ritual / 2.0,
        road,
        float(back),
        float(wand),
        near(state, night.lord_at(state), to_wand) if back and not wand else 0.0,
        servants / 2.0,
        close / 2.0,
        meets,
        meets * apart(state) if meets else 0.0,
        *(0.0,) * 11,
        float(state.active == PETER),
        0.0,
    )


def numbers_of_heroes(state: YearState, meets: float) -> tuple[float, ...]:
    """In the order of NIGHT_TERMS, with zeros for what is Voldemort's."""
    box, team = state.box, list(heroes(state))
    total, left = len(box.voldemort.horcruxes), len(horcruxes_left(state))
    late = min(state.round / box.return_rounds, 1.0) if box.return_rounds else 0.0
    chief = harry(state)
    stone = tokens.holds(state, chief, box.resurrection_stone)
    to_stone = night.place_of(state, box.resurrection_stone)
    size = len(team)
    return (
        1.0,
        *(0.0,) * 7,
        meets,
        meets * apart(state) if meets else 0.0,
        (total - left) / 2.0,
        (total - left) / 2.0 * late,
        float(left == 0),
        float(sum([is_armed(state, hero) for hero in team])),
        sum(
            [
                min(night.nearest(state, night.standing_of(state, hero), night.goals_of(state, hero)), FAR)
                for hero in team
            ]
        )
        / (STEPS * size),
        float(stone),
        near(state, state.position[chief], to_stone) if has_returned(state) and not stone else 0.0,
        sum([min(state.pv[hero], ENOUGH_PV) for hero in team]) / (6.0 * size),
        sum([state.pv[hero] <= WEAK for hero in team]) / size,
        sum([night.hand_size(state, hero) for hero in team]) / (4.0 * size),
        float(sum([state.bound[hero] for hero in team])),
        float(state.active != PETER),
        late,
    )
