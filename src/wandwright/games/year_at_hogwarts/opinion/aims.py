"""Goals of a player: missions, by what they lack and how far that is, and Books by the way to their class."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.opinion.odds import mission_chance
from wandwright.games.year_at_hogwarts.opinion.tables import CARD_LACKING, FAR, HELD, JOURNEY, POWDER_LACKING, Tables
from wandwright.games.year_at_hogwarts.state import YearState

# What comes a turn later is worth so much less; a turn is about seven steps.
LATER: Final = 0.88
STEPS_A_TURN: Final = 7.0
# A mission is never sure before it is won; the second and third best count, too, for tokens may serve them.
UNSURE: Final = 0.8
SHARES: Final[tuple[float, ...]] = (1.0, 0.35, 0.15)
# A Book in hand is worth so much of its points, or nobody would ever sit an exam.
NOT_YET: Final = 0.55
# The way to the place of a mission from a token that somebody holds, or that a journey leads to.
FROM_TOKEN: Final = 8
# R102: what a turn more is worth.
A_TURN: Final = 10.0
# A mission that cannot be won with the hand of now may be with a better one.
HOPE: Final = 0.25


def turns_left(state: YearState, seat: int) -> float:
    """R13a: turns of this seat until the year is over."""
    box = state.box
    return float(box.year_rounds - state.round + 1) if box.year_rounds else 1000.0


def in_time(state: YearState, seat: int, steps: float) -> float:
    """What something that is so many steps away is worth, for one point; nothing if the year ends before."""
    turns = steps / STEPS_A_TURN
    return LATER**turns if turns <= turns_left(state, seat) else 0.0


def standing_on(state: YearState, seat: int) -> int:
    """Where the pawn starts from: after a journey it goes back."""
    return state.trip[seat] if state.trip[seat] >= 0 else state.position[seat]


def way_to(state: YearState, known: Tables, seat: int, space: int) -> int:
    """R64, R68: the steps to a space, by Floo Powder or Portkey where no way leads."""
    here = standing_on(state, seat)
    return 0 if state.position[seat] == space else known.ways[space][here]


def way_to_item(state: YearState, known: Tables, team: tuple[int, ...], item: int) -> int:
    """How far a token is for the nearest of the team; 0 where it has the token."""
    place = state.item_at[item]
    if place >= v.FIRST_SEAT:
        return 0 if place - v.FIRST_SEAT in team else HELD
    if place < v.FIRST_SPACE:
        return FAR
    return min([way_to(state, known, mate, place - v.FIRST_SPACE) for mate in team])


def cards_lacking(state: YearState, team: tuple[int, ...], card: int) -> int:
    """R108, R109: how many cards a mission still needs in hand."""
    box = state.box
    if not box.qualified:
        return 0
    hand = tuple([one for mate in team for one in gains.hand_of(state, mate)])
    return lacking_in(box, box.definition[card], hand)


@lru_cache(maxsize=4096)
def lacking_in(box: Box, mission: int, hand: tuple[int, ...]) -> int:
    """The same of a hand. Positions that are compared share most hands."""
    asked = box.fights.missions[mission]
    held = Counter([box.definition[one] for one in hand])
    lacking = 0
    for kind in asked.cards:
        lacking += held[kind] <= 0
        held[kind] -= 1
    sorts = Counter[tuple[int, bool]]()
    for kind, count in held.items():
        sorts[box.fights.deck[kind], box.fights.is_attack[kind]] += max(count, 0)
    return lacking + sum([max(count - sorts[sort], 0) for sort, count in Counter(asked.kinds).items()])


def powder_lacking(state: YearState, seat: int, card: int) -> int:
    """R64, R68: journeys to the tokens and to the place, more than there is Floo Powder or a Portkey for."""
    box = state.box
    team = box.mates[seat]
    spaces = [state.item_at[item] - v.FIRST_SPACE for item in box.mission_items[card]]
    goals = {space for space in spaces if 0 <= space < len(box.space_names)}
    goals -= {state.position[mate] for mate in team}
    place = box.mission_place[card]
    coming = [mate for mate in team if state.position[mate] != place]
    lacking = 0
    for places, held in ((box.floo_places, state.floo), (box.portkey_places, state.portkeys)):
        journeys = sum([places >> goal & 1 for goal in goals]) + (places >> place & 1) * len(coming)
        lacking += max(journeys - sum([held[mate] for mate in team]), 0)
    return lacking


def way_from_token(state: YearState, known: Tables, card: int, ways: list[int]) -> int:
    """From the token that is fetched last, the farthest one, to the place of the mission."""
    box = state.box
    farthest = box.mission_items[card][ways.index(max(ways))]
    square, place = state.item_at[farthest] - v.FIRST_SPACE, box.mission_place[card]
    if not 0 <= square < len(box.space_names) or (box.floo_places | box.portkey_places) >> square & 1:
        return FROM_TOKEN
    return known.tower[square] + JOURNEY if box.floo_places >> place & 1 else known.steps[square][place]


def steps_to_mission(state: YearState, known: Tables, seat: int, card: int) -> float:
    """What is lacking and where, in steps: the tokens, the cards, and the way of the last of the team to the place."""
    box = state.box
    team = box.mates[seat]
    ways = [way_to_item(state, known, team, item) for item in box.mission_items[card]]
    last = max([way_to(state, known, mate, box.mission_place[card]) for mate in team])
    if any(ways):
        last = max(way_from_token(state, known, card, ways), last if len(team) > 1 else 0)
    steps = sum(ways) / len(team) + last + CARD_LACKING * cards_lacking(state, team, card)
    return steps + POWDER_LACKING * powder_lacking(state, seat, card)


def mission_worth(state: YearState, known: Tables, seat: int, card: int) -> float:
    """Its points, by the chance to win them and how soon."""
    won = max(mission_chance(state, known, seat, card), HOPE)
    return (
        state.box.mission_points[card] * UNSURE * won * in_time(state, seat, steps_to_mission(state, known, seat, card))
    )


def own_missions(state: YearState, seat: int) -> list[int]:
    """R116: those of the team."""
    return [card for mate in state.box.mates[seat] for card in state.missions[mate]]


def missions_worth(state: YearState, known: Tables, seat: int) -> float:
    """The best few."""
    worths = sorted([mission_worth(state, known, seat, card) for card in own_missions(state, seat)], reverse=True)
    return sum([share * worth for share, worth in zip(SHARES, worths, strict=False)])


def books_worth(state: YearState, known: Tables, seat: int) -> float:
    """R119: the points of each Book, by the way to its classroom."""
    box, here = state.box, standing_on(state, seat)
    worth = 0.0
    for card in state.books[seat]:
        steps = known.classroom[box.book_class[card]][here]
        worth += NOT_YET * box.book_points[card] * in_time(state, seat, max(steps, STEPS_A_TURN))
    return worth


def wants(state: YearState, known: Tables, seat: int) -> dict[int, float]:
    """What each token is worth to a seat: for its missions, or for what it can do."""
    box = state.box
    found: dict[int, float] = {item: 4.0 for item, special in enumerate(box.is_special) if special}
    found[box.time_turner] = A_TURN
    for card in own_missions(state, seat):
        worth = mission_worth(state, known, seat, card)
        for item in box.mission_items[card]:
            found[item] = max(found.get(item, 0.0), 5.0 + worth)
    return found
