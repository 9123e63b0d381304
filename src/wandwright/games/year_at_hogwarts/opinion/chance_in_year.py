"""How each side of a year stands: what it has, what is near, and how far the year has come."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.chances import Standing
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.opinion.aims import cards_lacking
from wandwright.games.year_at_hogwarts.opinion.looks import MOST_STEPS, SOONER
from wandwright.games.year_at_hogwarts.opinion.odds import mission_chance
from wandwright.games.year_at_hogwarts.opinion.standing import chance_of
from wandwright.games.year_at_hogwarts.opinion.tables import CARD_LACKING, HELD, Tables, tables
from wandwright.games.year_at_hogwarts.state import YearState

YEAR_TERMS: Final = (
    "points",
    "points_late",
    "lead",
    "lead_late",
    "done",
    "done_late",
    "mission",
    "mission_late",
    "missions",
    "last_mission",
    "needed_tokens",
    "books",
    "pv",
    "weak",
    "cards",
    "items",
    "powder",
    "match",
    "match_late",
    "pitch",
    "turn",
    "lost_turns",
)
# Who plays alone plays against the calendar.
ALONE_TERMS: Final = (*YEAR_TERMS, "time", "behind")
# Scales: what makes about 1 of a number.
POINTS: Final = 100.0
BOOK_POINTS: Final = 30.0
ENOUGH_PV: Final = 12
WEAK: Final = 3


def in_year(state: YearState) -> tuple[Standing, ...]:
    """Each team; who plays for nobody else is one."""
    box = state.box
    teams: dict[int, list[int]] = {}
    for seat, team in enumerate(box.team_of):
        teams.setdefault(team, []).append(seat)
    late = progress(state)
    sides = list(teams.values())
    found = []
    for seats in sides:
        others = [state.points[other[0]] for other in sides if other is not seats]
        numbers = numbers_of(state, tuple(seats), max(others, default=0), late)
        if not others:
            spent = calendar(state)
            numbers = (*numbers, spent, max(spent - numbers[0] * POINTS / box.points_to_end, 0.0))
        found.append(Standing(tuple(seats), numbers))
    return tuple(found)


def calendar(state: YearState) -> float:
    """R13a: the share of the year that is over."""
    rounds = state.box.year_rounds
    return min(state.round / rounds, 1.0) if rounds else 0.0


def progress(state: YearState) -> float:
    """How far the year has come, by the calendar or by the best score."""
    best = max(state.points) / state.box.points_to_end
    return min(max(best, calendar(state)), 1.0)


def numbers_of(state: YearState, seats: tuple[int, ...], best_other: int, late: float) -> tuple[float, ...]:
    """In the order of YEAR_TERMS."""
    box, size = state.box, len(seats)
    points = state.points[seats[0]]
    ahead = max(-3.0, min((points - best_other) / POINTS, 3.0))
    done = min(sum([len(state.done[seat]) for seat in seats]) / box.missions_to_end, 1.0)
    worths, held = prospects(state, seats)
    best = worths[0] if worths else 0.0
    is_last = done + 1 / box.missions_to_end >= 1.0 and points + best * POINTS > box.points_to_end / 2
    played = float(not box.matches_to_end or any(state.matches[seat] > 0 for seat in seats))
    return (
        points / POINTS,
        points / POINTS * late,
        ahead,
        ahead * late,
        done,
        done * late,
        best,
        best * late,
        sum(worths[1:3]),
        best * is_last,
        held,
        sum([box.book_points[card] for seat in seats for card in state.books[seat]]) / BOOK_POINTS,
        sum([min(state.pv[seat], ENOUGH_PV) for seat in seats]) / (6 * size),
        sum([state.pv[seat] <= WEAK for seat in seats]) / size,
        sum([len(state.potions[seat]) + len(state.spells[seat]) for seat in seats]) / (4 * size),
        sum([state.item_at.count(v.FIRST_SEAT + seat) for seat in seats]) / (3 * size),
        sum([state.floo[seat] + state.portkeys[seat] for seat in seats]) / (2 * size),
        played,
        played * late,
        sum([2 * chance_of(state, seat) - 1 for seat in seats if seat in state.sides]),
        float(state.active in seats),
        float(sum([state.lost_turns[seat] for seat in seats])),
    )


def prospects(state: YearState, seats: tuple[int, ...]) -> tuple[list[float], float]:
    """What each open mission is worth by its chance and its way, the best first; the share of tokens that are held."""
    known, worths, held, needed = tables(state.box), [], 0, 0
    for seat in seats:
        for card in state.missions[seat]:
            items = state.box.mission_items[card]
            have = sum([state.item_at[item] - v.FIRST_SEAT in seats for item in items])
            held += have
            needed += len(items)
            worths.append(prospect(state, known, seats, seat, card))
    return sorted(worths, reverse=True), 2.0 * held / max(needed, 1)


def prospect(state: YearState, known: Tables, seats: tuple[int, ...], seat: int, card: int) -> float:
    """In points by their scale; fetched by whoever is on its way, at the pace of one pawn."""
    box, here = state.box, state.position[seat]
    steps = known.ways[box.mission_place[card]][here]
    for item in box.mission_items[card]:
        at = state.item_at[item]
        if at >= v.FIRST_SEAT:
            steps += 0 if at - v.FIRST_SEAT in seats else HELD
        elif at >= v.FIRST_SPACE:
            steps += known.ways[at - v.FIRST_SPACE][here]
    if box.qualified:
        steps += CARD_LACKING * cards_lacking(state, seats, card)
    won = 0.2 + 0.8 * mission_chance(state, known, seat, card)
    return box.mission_points[card] / POINTS * won * SOONER[min(steps, MOST_STEPS - 1)]
