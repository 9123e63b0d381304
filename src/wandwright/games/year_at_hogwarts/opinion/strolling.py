"""Policy on the way: which tokens to take, which cards to draw, when to wait and whom to challenge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.moving import ways_of
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import At, Going, Trade
from wandwright.games.year_at_hogwarts.chapters.year import steps as year
from wandwright.games.year_at_hogwarts.opinion.aims import (
    STEPS_A_TURN,
    mission_worth,
    own_missions,
    steps_to_mission,
    wants,
    way_to,
)
from wandwright.games.year_at_hogwarts.opinion.fighting import dares_any
from wandwright.games.year_at_hogwarts.opinion.odds import strength
from wandwright.games.year_at_hogwarts.opinion.tables import tables
from wandwright.games.year_at_hogwarts.state import YearState

Thumb = Callable[[YearState, Any, tuple[int, ...]], int]

# A token that nobody asked for is still one that a rival cannot take.
ANY_TOKEN: Final = 1.0
# A member waits for a mission that the others reach in so many turns.
WAITS: Final = 3.0
ENOUGH_CARDS: Final = 5
WELL: Final = 5


def start(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R40, R117, R118a: the team's mission, or wait for it; else the dice."""
    seat = question.seat
    missions = [answer for answer in legal if steps.BEGIN_MISSION <= answer < steps.TRY]
    if missions and (steps.ROLL not in legal or dares_any(state, seat)):
        return missions[0]
    if steps.WAIT in legal and is_awaited(state, seat):
        return steps.WAIT
    return steps.ROLL


def is_awaited(state: YearState, seat: int) -> bool:
    """R117: is a mission of this place nearly ready?"""
    known, box = tables(state.box), state.box
    here = [card for card in own_missions(state, seat) if box.mission_place[card] == state.position[seat]]
    return any(steps_to_mission(state, known, seat, card) <= WAITS * STEPS_A_TURN for card in here)


def stay(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    return steps.YES if is_awaited(state, question.seat) else steps.NO


def take(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R91 to R94: the most wanted token; with six only one that is wanted more than one of them."""
    seat = question.seat
    wanted = wants(state, tables(state.box), seat)
    best = max([item for item in legal if item != PASS], key=lambda item: wanted.get(item, ANY_TOKEN))
    if tokens.how_many(state, seat) < v.MOST_ITEMS:
        return best
    least = min([wanted.get(item, 0.0) for item in tokens.held_by(state, seat)])
    return best if wanted.get(best, 0.0) > least else PASS


def least_wanted(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    wanted = wants(state, tables(state.box), question.seat)
    return min(legal, key=lambda item: wanted.get(item, 0.0))


def most_wanted(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    wanted = wants(state, tables(state.box), question.seat)
    return max(legal, key=lambda item: wanted.get(item, 0.0))


def accept(state: YearState, question: Trade, legal: tuple[int, ...]) -> int:
    """R79: a token that is wanted more than the one asked for."""
    wanted = wants(state, tables(state.box), question.seat)
    return steps.YES if wanted.get(question.item, 0.0) > wanted.get(question.wanted, 0.0) else steps.NO


def way(state: YearState, question: Going, legal: tuple[int, ...]) -> int:
    """R53, R91: the way past the tokens that are wanted most; two of them can be taken."""
    wanted = wants(state, tables(state.box), question.seat)
    found = ways_of(state, question)

    def worth(answer: int) -> float:
        squares = found[answer].squares
        lying = [item for item, at in enumerate(state.item_at) if 0 < at < v.FIRST_SEAT and squares >> (at - 1) & 1]
        worths = sorted([wanted.get(item, ANY_TOKEN) for item in lying], reverse=True)
        return sum(worths[: v.TAKEN_IN_A_TURN - state.taken])

    return max(legal, key=worth)


def slip(state: YearState, question: At, legal: tuple[int, ...]) -> int:
    """A fight is sought only with somebody weaker who holds a wanted token."""
    return steps.NO if is_prey(state, question.seat, question.space) else steps.YES


def is_prey(state: YearState, seat: int, space: int) -> bool:
    known = tables(state.box)
    wanted = wants(state, known, seat)
    return any(
        state.position[other] == space
        and strength(state, known, other) + 2 < strength(state, known, seat)
        and any(wanted.get(item, 0.0) > ENOUGH_CARDS for item in tokens.held_by(state, other))
        for other in state.box.rivals[seat]
    )


def common_room(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R79: a swap for a token that a mission needs; a card for fights while there are few; else a Book."""
    seat = question.seat
    wanted = wants(state, tables(state.box), seat)
    spare = min([wanted.get(item, 0.0) for item in tokens.held_by(state, seat)], default=0.0)
    for answer in legal:
        if answer >= steps.SWAP_WITH:
            held = tokens.held_by(state, answer - steps.SWAP_WITH)
            if max([wanted.get(item, 0.0) for item in held]) > spare + ENOUGH_CARDS:
                return answer
    potions, spells = len(state.potions[seat]), len(state.spells[seat])
    if potions + spells < ENOUGH_CARDS:
        return v.POTION if potions <= spells else v.SPELL
    return v.BOOK


def pitch(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R68, R86: to the Graveyard for something wanted there; else a match with whoever has least."""
    seat, box = question.seat, state.box
    known = tables(box)
    wanted = wants(state, known, seat)
    lying = [wanted.get(item, 0.0) for item in tokens.lying_on(state, box.graveyard)]
    here = [
        mission_worth(state, known, seat, card)
        for card in own_missions(state, seat)
        if box.mission_place[card] == box.graveyard and way_to(state, known, seat, box.graveyard) < STEPS_A_TURN
    ]
    if year.BY_PORTKEY in legal and max([*lying, *here], default=0.0) > WELL:
        return year.BY_PORTKEY
    others = [answer for answer in legal if answer < box.seats]
    return min(others, key=lambda other: state.points[other]) if others else PASS


def tower(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R26: far from the places of the own missions, so that others meet the Death Eater sooner."""
    known, box = tables(state.box), state.box
    places = [box.mission_place[card] for card in own_missions(state, question.seat)]
    return max(legal, key=lambda space: min([known.steps[place][space] for place in places], default=0))


def swap_mission(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R30: the mission that looks worst."""
    known, box, seat = tables(state.box), state.box, question.seat
    worst = min(state.missions[seat], key=lambda card: mission_worth(state, known, seat, card))
    return int(box.definition[worst])


def finish(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R102, R105: another turn, unless a mission needs the Time-Turner."""
    needed = {item for card in own_missions(state, question.seat) for item in state.box.mission_items[card]}
    return steps.END if state.box.time_turner in needed else max(legal)


THUMBS: Final[dict[int, Thumb]] = {
    steps.START: start,
    steps.STAY: stay,
    year.TOWER: tower,
    steps.TAKE: take,
    steps.LEAVE: least_wanted,
    steps.OFFERED_ITEM: least_wanted,
    steps.WANTED_ITEM: most_wanted,
    steps.FETCH: most_wanted,
    steps.ACCEPT: accept,
    steps.WAY: way,
    steps.SLIP: slip,
    steps.COMMON_ROOM: common_room,
    year.PITCH: pitch,
    year.SWAP_MISSION: swap_mission,
    steps.FINISH: finish,
}
