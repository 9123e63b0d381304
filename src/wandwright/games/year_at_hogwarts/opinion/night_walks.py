"""Quick answers of the second mode: where each pawn goes, by how far it is from what it wants."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.questions.answers import Asked
from wandwright.engine.rules.thumbs import Thumb
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.voldemort import sides, steps
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.chapters.walking.moving import can_rest, ends_with, squares_of_interest, ways_to
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces
from wandwright.games.year_at_hogwarts.opinion import night
from wandwright.games.year_at_hogwarts.state import YearState

# A token that the side needs on the way; what a space gives; a fight with a Death Eater.
TOKEN: Final = 20.0
GIVES: Final = {"potion": 1.5, "spell": 1.5, "pv": 1.5, "class": 1.5}
FIGHT: Final = -4.0
# A passage without a step leads to a goal, but one has to be there.
ARRIVED: Final = 8.0
# So many ends are looked at for tokens on their way.
WALKED: Final = 4
# A hero with so many PV seeks no fight, but does not go out of its way, either.
WELL: Final = 8


class Prospect:
    """What the pawn that moves wants to be near to, and what it shuns."""

    def __init__(self, state: YearState, seat: int) -> None:
        self._distance = state.box.board.distance
        self._sorts = state.box.sorts
        self.goals = [goal for goal in goals_of(state, seat) if goal >= 0]
        self._meeting, self._meets_at = meeting(state, seat)
        self._fights = fight_spaces(state, seat)
        self._fight = fight_worth(state, seat)
        self._state = state

    def look(self, space: int) -> float:
        """A first look at an end of the move."""
        distance = self._distance
        worth: float = GIVES.get(self._sorts[space], 0.0) + ARRIVED * (space in self.goals)
        worth -= min([distance(space, goal) for goal in self.goals], default=0)
        if self._meeting:
            worth += self._meeting * night.meeting_worth(
                self._state, night.distance_of(self._state, space, self._meets_at)
            )
        elif self._fights >> space & 1:
            worth += self._fight
        return worth


def goals_of(state: YearState, seat: int) -> list[int]:
    """R228, R232: of Peter, of Voldemort, of a Death Eater; or of a hero."""
    box = state.box
    if seat != sides.PETER:
        return night.goals_of(state, seat)
    if not sides.has_returned(state):
        missing = [item for item in box.voldemort.ritual if not tokens.holds(state, seat, item)]
        return [night.place_of(state, item) for item in missing] or [box.pitch]
    if state.pawn == sides.VOLDEMORT:
        return [night.place_of(state, box.elder_wand)]
    return [state.position[hero] for hero in sides.heroes(state) if not state.shield[hero]]


def meeting(state: YearState, seat: int) -> tuple[int, int]:
    """R242: for Harry and Voldemort: is a meeting good (1) or bad (-1), and where is the other?"""
    if not sides.has_returned(state) or not sides.is_final_due(state):
        return 0, 0
    hero = sides.harry(state)
    if seat == hero:
        return -night.sign_of_meeting(state), state.pawn_at[0]
    if seat == sides.PETER and state.pawn == sides.VOLDEMORT:
        return night.sign_of_meeting(state), state.position[hero]
    return 0, 0


def fight_worth(state: YearState, seat: int) -> float:
    """R240: Death Eaters want fights; heroes only when they are well."""
    if seat == sides.PETER:
        return -FIGHT if state.pawn > sides.VOLDEMORT else FIGHT
    return FIGHT if state.pv[seat] < WELL else 0.0


def move(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The end that looks best, with the tokens on the way to the first few."""
    seat = question.seat
    prospect = Prospect(state, seat)
    looks = {space: prospect.look(space) for space in legal if space < walking.FLY_AWAY}
    if not looks:
        return legal[0]
    squares = squares_of_interest(state, seat)
    if not squares:
        return max(looks, key=looks.__getitem__)
    best = sorted(looks, key=lambda space: -looks[space])[:WALKED]
    return max(best, key=lambda space: looks[space] + TOKEN * passes(state, seat, space))


def passes(state: YearState, seat: int, space: int) -> int:
    """R91, R224: does a way to this end come past a token that this pawn may take?"""
    return int(any(way.squares for way in ways_to(state, seat, space, can_rest(state, seat, space))))


def total(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R43: the total from which the best end can be reached."""
    prospect, seat = Prospect(state, question.seat), question.seat
    looks: dict[int, float] = {}
    best, chosen = 0.0, -1
    for answer in legal:
        if answer == walking.REROLL:
            continue
        for space in ends_with(state, seat, answer):
            if space not in looks:
                looks[space] = prospect.look(space)
            if chosen < 0 or looks[space] > best:
                best, chosen = looks[space], answer
    return chosen


def first(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """Any order of the pawns, the ritual at once, a roll or a new try."""
    return legal[0]


def last(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R48, R230: who may slip past a fight does so; the ritual is begun."""
    return legal[-1]


def post(state: YearState, question: Any, legal: tuple[int, ...]) -> int:
    """R230a: near to the heroes."""
    preys = [state.position[hero] for hero in sides.heroes(state)]
    return min(legal, key=lambda space: night.nearest(state, space, preys))


def rival(state: YearState, question: Any, legal: tuple[int, ...]) -> int:
    """R48b: the weakest of those who are there."""
    return min(legal)


def common_room(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R225a: a Potion or a Spell, of which there are fewer."""
    seat = question.seat
    wanted = v.POTION if len(state.potions[seat]) <= len(state.spells[seat]) else v.SPELL
    return wanted if wanted in legal else legal[0]


THUMBS: Final[dict[int, Thumb[YearState]]] = {
    walking.START: first,
    walking.MOVE: move,
    walking.TOTAL: total,
    walking.WAY: first,
    walking.TAKE: first,
    walking.SLIP: last,
    walking.COMMON_ROOM: common_room,
    steps.PAWN: first,
    steps.RIVAL: rival,
    steps.RITUAL: last,
    steps.POST: post,
}
