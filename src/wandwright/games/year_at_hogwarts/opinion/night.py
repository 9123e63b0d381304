"""Evaluation of the Return of Voldemort for each side: what is done, and how near the next thing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from wandwright.engine.boards.boards import in_set
from wandwright.engine.questions.answers import Asked
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.voldemort import steps
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    VOLDEMORT,
    harry,
    has_returned,
    heroes,
    horcruxes_left,
    is_armed,
    is_final_due,
)
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.state import YearState

Thumb = Callable[[YearState, Any, tuple[int, ...]], int]

WORTH: Final = {
    "horcruxes": 30.0,
    "weapon": 25.0,
    "ritual": 30.0,
    "token": 60.0,
    "servants": 1.5,
    "pv": 2.0,
    "cards": 1.5,
    "powder": 8.0,
    "road": 1.0,
}
SCALE: Final = 600.0
# R242: what it is worth to come to a meeting that is won at once, by how near it is; a die reaches so far at once.
MEETING: Final = 60.0
A_DIE: Final = 6
HUNT: Final = 2.0
# Before that, a step towards the Stone counts more than one towards a Horcrux.
STONE_ROAD: Final = 3.0
# The return itself, more than the way that Voldemort has before him at first.
RETURN: Final = 180.0
# A goal that no way leads to counts as so many steps away, and so does none at all.
FAR: Final = 40
ENOUGH_PV: Final = 12


def terms(state: YearState, seat: int) -> dict[str, float]:
    """What the side of a seat has, each term in points of this mode."""
    return terms_of_night(state) if seat == PETER else terms_of_heroes(state)


def evaluate(state: YearState, seat: int) -> float:
    """From -1 to 1: the own side against the other."""
    own, other = sum(terms_of_night(state).values()), sum(terms_of_heroes(state).values())
    ahead = own - other if seat == PETER else other - own
    return max(-0.99, min(0.99, ahead / SCALE))


def journey(state: YearState, question: Asked, legal: Sequence[int]) -> int:
    """R235, R238: with a weapon one Floo Powder is enough for the Locket; else it is kept, and so is the place."""
    places = [place_of(state, item) for item in horcruxes_left(state)]
    may_try = is_armed(state, question.seat) and not state.tried
    goals = [space for space in legal if space in places and may_try]
    return goals[0] if goals else legal[-1]


def hide(state: YearState, question: Asked, legal: Sequence[int]) -> int:
    """R231: as far as can be from who has to fetch it: the Wand from Voldemort, the Stone from Harry."""
    seeker = state.position[harry(state)] if question.seat == PETER else state.pawn_at[0]
    distance = state.box.board.distance
    return max(legal, key=lambda space: distance(seeker, space))


THUMBS: Final[dict[int, Thumb]] = {walking.FLOO: journey, walking.PASSAGE: journey, steps.HIDE: hide}


def is_quiet(state: YearState) -> bool:
    """A move is worth what lies on its way: tokens are taken as soon as they are passed."""
    return state.question[0] not in (walking.WAY, walking.TAKE)


# Voldemort's side.


def terms_of_night(state: YearState) -> dict[str, float]:
    return terms_of_lord(state) if has_returned(state) else terms_of_peter(state)


def terms_of_peter(state: YearState) -> dict[str, float]:
    """R228, R229: tokens for the ritual, then the pitch; a lost turn costs him a walk."""
    ritual = state.box.voldemort.ritual
    missing = [item for item in ritual if not tokens.holds(state, PETER, item)]
    goals = [place_of(state, item) for item in missing] or [state.box.pitch]
    return {
        "ritual": WORTH["ritual"] * (len(ritual) - len(missing)),
        "pv": WORTH["pv"] * min(state.pv[PETER], ENOUGH_PV) - 6 * state.lost_turns[PETER],
        "cards": WORTH["cards"] * hand_size(state, PETER),
        "road": -WORTH["road"] * nearest(state, state.position[PETER], goals),
    }


def terms_of_lord(state: YearState) -> dict[str, float]:
    """R232: the Wand, then Harry, but not Harry before; Death Eaters that stand, near to heroes."""
    box = state.box
    armed = tokens.holds(state, PETER, box.elder_wand)
    lord, hero = lord_at(state), state.position[harry(state)]
    road = 0.0 if armed else -2 * WORTH["road"] * nearest(state, lord, [place_of(state, box.elder_wand)])
    if is_final_due(state):
        road += meeting_worth(state, distance_of(state, lord, hero)) * sign_of_meeting(state)
    return {
        "ritual": WORTH["ritual"] * len(box.voldemort.ritual) + RETURN,
        "token": WORTH["token"] * armed,
        "servants": WORTH["servants"] * sum([strength_of(state, place) for place in range(len(state.servant_pv))]),
        "road": road,
    }


def lord_at(state: YearState) -> int:
    """Where Voldemort's pawn is."""
    return state.position[PETER] if state.pawn == VOLDEMORT else state.pawn_at[0]


def sign_of_meeting(state: YearState) -> int:
    """R242 to R244: 1 where Voldemort wins by a meeting, -1 where the heroes do, 0 where dice decide."""
    box = state.box
    if not tokens.holds(state, PETER, box.elder_wand):
        return -1
    return int(bool(horcruxes_left(state)) or not tokens.holds(state, harry(state), box.resurrection_stone))


def meeting_worth(state: YearState, steps_away: int) -> float:
    """What it is worth to whom the meeting helps; most where the next roll may come to it."""
    return MEETING * max(A_DIE + 1 - steps_away, 0) / A_DIE - HUNT * min(steps_away, FAR)


def distance_of(state: YearState, start: int, goal: int) -> int:
    """R226a: on the start space nobody meets anybody."""
    return FAR if state.box.start in (start, goal) else state.box.board.distance(start, goal)


def strength_of(state: YearState, servant: int) -> float:
    """A Death Eater counts by its PV and cards, and more beside a hero whom it may fight."""
    pawn = servant + VOLDEMORT + 1
    space = state.position[PETER] if state.pawn == pawn else state.pawn_at[pawn - 1]
    if state.pawn_at[pawn - 1] == NO_CARD:
        return 0.0
    hands = len(state.servant_potions[servant][PETER]) + len(state.servant_spells[servant][PETER])
    preys = [state.position[hero] for hero in heroes(state) if not state.shield[hero]]
    return state.servant_pv[servant] + hands - 0.2 * nearest(state, space, preys)


# The heroes.


def terms_of_heroes(state: YearState) -> dict[str, float]:
    """R232 to R236: weapons, Horcruxes, the Stone; PV, cards and powder."""
    box, left = state.box, len(horcruxes_left(state))
    team = list(heroes(state))
    armed = sum(is_armed(state, hero) for hero in team)
    locket = bool(left and any(box.floo_places >> place_of(state, item) & 1 for item in horcruxes_left(state)))
    return {
        "horcruxes": WORTH["horcruxes"] * (len(box.voldemort.horcruxes) - left),
        "weapon": WORTH["weapon"] * min(armed, 2),
        "token": WORTH["token"] * tokens.holds(state, harry(state), box.resurrection_stone),
        "pv": WORTH["pv"] * sum(min(state.pv[hero], ENOUGH_PV) for hero in team),
        "cards": WORTH["cards"] * sum(hand_size(state, hero) for hero in team),
        "powder": WORTH["powder"] * min(sum(state.floo[hero] for hero in team), 1 + len(team)) * locket,
        "road": -WORTH["road"] * sum(road_of(state, hero) for hero in team) / len(team),
    }


def road_of(state: YearState, hero: int) -> float:
    """R234, R238: steps to what the hero wants next; those to the Stone count most while the Wand still lies."""
    wants_stone = hero == harry(state) and is_lying(state, state.box.resurrection_stone)
    hurry = STONE_ROAD if wants_stone and is_lying(state, state.box.elder_wand) else 1.0
    return hurry * nearest(state, standing_of(state, hero), goals_of(state, hero))


def goals_of(state: YearState, hero: int) -> list[int]:
    """The Stone, and with it Voldemort without the Wand; a weapon, the next Horcrux, for the Ministry any tower."""
    box = state.box
    if hero == harry(state):
        if is_lying(state, box.resurrection_stone):
            return [place_of(state, box.resurrection_stone)]
        if has_returned(state) and sign_of_meeting(state) < 0 and tokens.holds(state, hero, box.resurrection_stone):
            return [lord_at(state)]
    lying = [item for item in box.voldemort.weapons if is_lying(state, item)]
    if not is_armed(state, hero) and lying:
        return [place_of(state, item) for item in lying]
    if is_armed(state, hero) and horcruxes_left(state):
        return [goal for item in horcruxes_left(state) for goal in ways_to_horcrux(state, hero, place_of(state, item))]
    return [state.pawn_at[0]] if tokens.holds(state, hero, box.resurrection_stone) else []


def ways_to_horcrux(state: YearState, hero: int, place: int) -> tuple[int, ...]:
    """R64, R238: its space; that of the Locket is reached from any tower, with Floo Powder."""
    box = state.box
    by_floo = box.floo_places >> place & 1 and state.position[hero] != place
    return (place,) if not by_floo else in_set(box.towers) if state.floo[hero] else ()


def standing_of(state: YearState, hero: int) -> int:
    """Where a hero is, or will be again after a journey with nothing left to do there."""
    travelling = state.trip[hero] != NO_CARD and not state.bound[hero]
    return state.trip[hero] if travelling else state.position[hero]


# Counting.


def nearest(state: YearState, start: int, goals: list[int]) -> int:
    distance = state.box.board.distance
    return min([FAR, *(distance(start, goal) for goal in goals if goal != NO_CARD)])


def is_lying(state: YearState, item: int) -> bool:
    return v.FIRST_SPACE <= state.item_at[item] < v.FIRST_SEAT


def place_of(state: YearState, item: int) -> int:
    """The space of a token, or none."""
    return state.item_at[item] - v.FIRST_SPACE if is_lying(state, item) else NO_CARD


def hand_size(state: YearState, seat: int) -> int:
    return min(len(state.potions[seat]) + len(state.spells[seat]), 8)
