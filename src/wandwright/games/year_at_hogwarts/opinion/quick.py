"""Quick answers, as a line of play gives them for every seat: one look at the position, next to no trials."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import Thumb, ThumbPolicy
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import steps as castle
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.decks import steps as decks
from wandwright.games.year_at_hogwarts.chapters.fights import steps as fights
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps as quidditch
from wandwright.games.year_at_hogwarts.chapters.voldemort import steps as voldemort
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.moving import can_rest, ends_with, ways_to
from wandwright.games.year_at_hogwarts.chapters.year import steps as year
from wandwright.games.year_at_hogwarts.opinion import fighting, night, night_walks, pitch, plays, strolling
from wandwright.games.year_at_hogwarts.opinion.aims import UNSURE, own_missions, wants
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate
from wandwright.games.year_at_hogwarts.opinion.looks import looks_of
from wandwright.games.year_at_hogwarts.opinion.odds import mission_chance
from wandwright.games.year_at_hogwarts.opinion.policy import LEADS_NOWHERE, is_quiet
from wandwright.games.year_at_hogwarts.opinion.tables import tables
from wandwright.games.year_at_hogwarts.state import YearState

# Of so many ends the ways are looked at, too; a token on the way is worth so much of what it is wanted for.
WALKED: Final = 3
ON_THE_WAY: Final = 0.4
# Powder is kept for a journey that brings at least so much.
WORTH_POWDER: Final = 6.0
# Fewer actions are left in a turn of Quidditch (R193: it has two at least).
LAST_ACTIONS: Final = 2


def move(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The end that looks best, with the wanted tokens on the way to the first few."""
    seat = question.seat
    looks = looks_of(state, seat, [answer for answer in legal if answer < steps.FLY_AWAY])
    if not looks:
        return legal[0]
    best = sorted(looks, key=lambda space: -looks[space])[:WALKED]
    wanted = wants(state, tables(state.box), seat)
    return max(best, key=lambda space: looks[space] + passed_worth(state, seat, space, wanted))


def passed_worth(state: YearState, seat: int, space: int, wanted: dict[int, float]) -> float:
    """R91: the tokens that a walk to a space can take on its way."""
    squares = 0
    for way in ways_to(state, seat, space, can_rest(state, seat, space)):
        squares |= way.squares
    if not squares:
        return 0.0
    lying = [item for item, at in enumerate(state.item_at) if 0 < at < v.FIRST_SEAT and squares >> (at - 1) & 1]
    worths = sorted([wanted.get(item, strolling.ANY_TOKEN) for item in lying], reverse=True)
    return ON_THE_WAY * sum(worths[: v.TAKEN_IN_A_TURN - state.taken])


def total(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R43: the total from which the best end can be reached; or the dice once more."""
    seat = question.seat
    ends = {answer: ends_with(state, seat, answer) for answer in legal if answer != steps.REROLL}
    looks = looks_of(state, seat, set().union(*ends.values()))
    worths = {answer: max([looks[space] for space in spaces], default=0.0) for answer, spaces in ends.items()}
    best = max(worths, key=worths.__getitem__)
    return steps.REROLL if steps.REROLL in legal and worths[best] < LEADS_NOWHERE else best


def place_gives(state: YearState, seat: int, space: int) -> float:
    """R65: what a journey to a space brings: tokens that are wanted there, a mission that is ready."""
    box = state.box
    wanted = wants(state, tables(box), seat)
    lying = sorted([wanted.get(item, strolling.ANY_TOKEN) for item in tokens.lying_on(state, space)], reverse=True)
    worth = sum(lying[: v.TAKEN_IN_A_TURN - state.taken])
    for card in own_missions(state, seat):
        if box.mission_place[card] == space and has_all(state, seat, card):
            worth += box.mission_points[card] * UNSURE * mission_chance(state, tables(box), seat, card)
    return worth


def has_all(state: YearState, seat: int, card: int) -> bool:
    """R108: the tokens of a mission; those who would have to be there, too, may come later."""
    mates = state.box.mates[seat]
    return all(state.item_at[item] - v.FIRST_SEAT in mates for item in state.box.mission_items[card])


def journey(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """R64, R104: where most is to be had; powder is kept where that is little."""
    worths = {space: place_gives(state, question.seat, space) for space in legal if space != PASS}
    best = max(worths, key=worths.__getitem__)
    return PASS if PASS in legal and worths[best] < WORTH_POWDER else best


def passage(state: YearState, question: shapes.At, legal: tuple[int, ...]) -> int:
    """R67: on to the other place of the Ministry, if anything is to be had there."""
    others = [space for space in legal if space != PASS and place_gives(state, question.seat, space) > WORTH_POWDER]
    return others[0] if others else legal[-1]


def first(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """Where the answers differ little."""
    return legal[0]


def last(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """The usual formation."""
    return legal[-1]


BY_DAY: Final[dict[int, Thumb[YearState]]] = {
    **strolling.THUMBS,
    **fighting.THUMBS,
    steps.MOVE: move,
    steps.TOTAL: total,
    steps.FLOO: journey,
    steps.FLY: journey,
    steps.PASSAGE: passage,
    year.EXAM: first,
    castle.PUT_ITEM: first,
    fights.PUT_REQUIRED: first,
    fights.SLIP_AWAY: first,
    decks.SEARCH: fighting.find,
    decks.PUT_AWAY: fighting.give_up,
    decks.HAND_OVER: fighting.give_up,
    decks.AIM: first,
    decks.BEG: first,
    quidditch.HOUSE: pitch.own_house,
    quidditch.LINE_UP: last,
    quidditch.PITCH_ACT: plays.act,
    quidditch.PUT_QUAFFLE: first,
    quidditch.SEEK: pitch.card,
    quidditch.STEADY: pitch.card,
}
AT_NIGHT: Final[dict[int, Thumb[YearState]]] = {**BY_DAY, **night.THUMBS, **night_walks.THUMBS}
QUICK: Final = ThumbPolicy(BY_DAY, {}, is_quiet, evaluate)
QUICK_AT_NIGHT: Final = ThumbPolicy(AT_NIGHT, {}, night.is_quiet, evaluate)


def answer(rules: Rules, state: YearState, index: int) -> int:
    """A quick answer in the world as it is."""
    return (QUICK_AT_NIGHT if state.box.return_mode else QUICK).at_once(rules, state, index)


def at_rest(state: YearState) -> bool:
    """The start of a turn; in Quidditch the last actions of a turn, of which every turn has as many, and each roll."""
    if not state.legal:
        return True
    kind = state.question[0]
    if kind == quidditch.PITCH_ACT:
        return state.actions == LAST_ACTIONS
    return kind in (steps.START, quidditch.SEEK) or (kind == voldemort.PAWN and not state.moved)
