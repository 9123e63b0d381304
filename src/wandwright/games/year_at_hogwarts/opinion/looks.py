"""A first look at spaces where a move may end: what is near from there, what the space gives, and whom one meets.

What does not hang on where the pawn stands is worked out once for a seat; a space then costs a few lookups.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces
from wandwright.games.year_at_hogwarts.opinion.aims import (
    HOPE,
    LATER,
    NOT_YET,
    SHARES,
    STEPS_A_TURN,
    UNSURE,
    cards_lacking,
    own_missions,
    powder_lacking,
    turns_left,
    way_from_token,
    way_to,
    way_to_item,
)
from wandwright.games.year_at_hogwarts.opinion.heuristics import MATCH
from wandwright.games.year_at_hogwarts.opinion.odds import mission_chance, strength
from wandwright.games.year_at_hogwarts.opinion.tables import CARD_LACKING, HELD, POWDER_LACKING, Tables, tables
from wandwright.games.year_at_hogwarts.state import YearState

# What a space gives, by its sort, besides what is near from it.
GIVES: Final = {"action": 6.0, "potion": 3.0, "spell": 3.0, "book": 4.0, "event": 2.0, "duel": -2.0, "class": 5.0}
# R86: a match brings 40 points to one of two.
A_MATCH: Final = 14.0
# A fight with somebody as strong costs so much; with a Death Eater it brings points to the strong (R158).
FIGHT: Final = -4.0
DEATH_EATER: Final = 16.0
# What comes so many steps later is worth so much.
MOST_STEPS: Final = 400
SOONER: Final[tuple[float, ...]] = tuple([LATER ** (steps / STEPS_A_TURN) for steps in range(MOST_STEPS)])


class Aim(NamedTuple):
    """A mission or a Book, or the pitch: what it is worth when it is reached, and how far it is from each space.

    rows   the ways to the tokens that are missing, by where the pawn stands
    among  so many share the ways to the tokens
    more   steps that are the same wherever the pawn stands
    last   the way to the place itself, unless tokens come first; empty for none
    least  what comes last is at least so far
    """

    worth: float
    rows: tuple[list[int], ...]
    among: int
    more: int
    last: list[int]
    least: int


def mission_aim(state: YearState, known: Tables, seat: int, card: int) -> Aim:
    """What `aims.steps_to_mission` counts, as far as it hangs on where this pawn stands."""
    box = state.box
    team, place = box.mates[seat], box.mission_place[card]
    won = max(mission_chance(state, known, seat, card), HOPE)
    more = CARD_LACKING * cards_lacking(state, team, card) + POWDER_LACKING * powder_lacking(state, seat, card)
    ways = [way_to_item(state, known, team, item) for item in box.mission_items[card]]
    others = max([way_to(state, known, mate, place) for mate in team if mate != seat], default=0)
    rows, held = [], 0
    for item, way in zip(box.mission_items[card], ways, strict=True):
        square = state.item_at[item] - v.FIRST_SPACE
        if way and 0 <= square < len(box.space_names):
            rows.append(known.ways[square])
        else:
            held += HELD * (way > 0)
    last: list[int] = known.ways[place]
    if any(ways):
        others = max(way_from_token(state, known, card, ways), others)
        last = last if len(team) > 1 else []
    worth = box.mission_points[card] * UNSURE * won
    return Aim(worth, tuple(rows), len(team), more + held // len(team), last, others)


def steps_from(aim: Aim, space: int) -> int:
    """How far an aim is from a space."""
    steps = 0
    for row in aim.rows:
        steps += row[space]
    if aim.among > 1:
        steps //= aim.among
    last = aim.last[space] if aim.last else 0
    return steps + aim.more + max(last, aim.least)


class Looks:
    """What is near for one seat, from any space."""

    def __init__(self, state: YearState, seat: int) -> None:
        known, box = tables(state.box), state.box
        self._limit = min(int(turns_left(state, seat) * STEPS_A_TURN), MOST_STEPS - 1)
        here = state.position[seat]
        missions = [mission_aim(state, known, seat, card) for card in own_missions(state, seat)]
        missions.sort(key=lambda aim: -self.soon(aim, here))
        # The best few count; which they are is settled where the pawn stands now.
        self._aims = [
            aim._replace(worth=aim.worth * share) for aim, share in zip(missions, SHARES, strict=False) if aim.worth
        ]
        for card in state.books[seat]:
            room = known.classroom[box.book_class[card]]
            self._aims.append(Aim(NOT_YET * box.book_points[card], (), 1, 0, room, int(STEPS_A_TURN)))
        if box.matches_to_end and not any(state.matches[mate] for mate in box.mates[seat]):
            share = min(state.points[seat] / box.points_to_end, 1.0)
            self._aims.append(Aim(MATCH * share, (), 1, 0, known.ways[box.pitch], 0))

    def soon(self, aim: Aim, space: int) -> float:
        """What an aim is worth from a space; nothing if the year ends before."""
        steps = steps_from(aim, space)
        return aim.worth * SOONER[steps] if steps <= self._limit else 0.0

    def near(self, space: int) -> float:
        """What all of them are worth from a space."""
        worth, limit = 0.0, self._limit
        for aim in self._aims:
            steps = steps_from(aim, space)
            if steps <= limit:
                worth += aim.worth * SOONER[steps]
        return worth


def looks_of(state: YearState, seat: int, spaces: Iterable[int]) -> dict[int, float]:
    """A first look at each space: what is near from there, what the space gives, and whom one meets."""
    sorts, looks = state.box.sorts, Looks(state, seat)
    fights, here = fight_spaces(state, seat), looks.near(state.position[seat])
    found = {}
    pitch = state.box.pitch if state.box.rivals[seat] else NO_CARD
    for space in spaces:
        look = A_MATCH if space == pitch else 0.0
        look += looks.near(space) - here + GIVES.get(sorts[space], 0.0)
        found[space] = look + meeting_worth(state, seat, space) if fights >> space & 1 else look
    return found


def meeting_worth(state: YearState, seat: int, space: int) -> float:
    """R138, R154: a fight is sought where one is the stronger."""
    known = tables(state.box)
    own = strength(state, known, seat)
    if space in state.death_eaters:
        return own - DEATH_EATER
    there = [strength(state, known, other) for other in state.box.rivals[seat] if state.position[other] == space]
    return FIGHT + own - min(there, default=own)
