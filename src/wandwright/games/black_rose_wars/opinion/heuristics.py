"""Evaluation for a seat, in Power Points: the own score to be expected, against the best of the others.

Only a bot's opinion; no rule asks it. It looks at a guess: what others have hidden there counts as a danger only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.questions.answers import Asked, as_asked
from wandwright.engine.questions.lanes import lanes_of
from wandwright.engine.questions.questions import Picks
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat.defeat import contributions
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.chapters.turn.scoring import QUEST_POINTS, TROPHY_POINTS, ranked
from wandwright.games.black_rose_wars.chapters.turn.shapes import Preparing
from wandwright.games.black_rose_wars.opinion.danger import danger
from wandwright.games.black_rose_wars.opinion.hopes import HONOUR, quests_worth
from wandwright.games.black_rose_wars.opinion.reach import hand_worth, planned_worth, prepared_worth
from wandwright.games.black_rose_wars.opinion.tables import Tables, tables
from wandwright.games.black_rose_wars.state import RoseState

WON: Final = 1000.0
# How much the best of the others counts, and how much the mean of them.
BEST: Final = 0.65
MEAN: Final = 0.3
# R149, R150: ranks may still change; each further Quest and Trophy helps to keep them.
RANK: Final = 0.55
TROPHY: Final = 0.7
CROWN: Final = 1.2
# A card of another's hand or sheet; a card that is planned to be kept.
CARD: Final = 0.15
# An Evocation beside an enemy Mage, for each point of its attack; and for each step less.
BESIDE: Final = 0.12
AWAY: Final = 0.6
# What a Mage in its Cell has lost: the way back.
IN_CELL: Final = 0.4
# By sides: the seats, then nobody up to the Black Rose.
Scores = list[float]


def evaluate(state: RoseState, seat: int) -> float:
    """In points; a match that is over is won or lost (R155, R167)."""
    if state.outcome is not None:
        return WON if seat in state.outcome.winners else -WON
    return sum(terms(state, seat).values())


def terms(state: RoseState, seat: int) -> dict[str, float]:
    """What a seat has, each term in points; the last is what the others have."""
    known = tables(state.box)
    fights, rooms, honours = fights_worth(state), rooms_worth(state), honours_worth(state)
    evocations = [evocations_worth(state, known, other) for other in range(state.box.mages)]
    others = [
        state.points[other] + fights[other] + rooms[other] + honours[other] + evocations[other] + cards_of(state, other)
        for other in range(state.box.mages)
        if other != seat
    ]
    if counts_rose(state):
        others.append(state.rose_points + fights[v.BLACK_ROSE] + rooms[v.BLACK_ROSE])
    return {
        "points": float(state.points[seat]),
        "fights": fights[seat],
        "rooms": rooms[seat],
        "honours": honours[seat],
        "quests": quests_worth(state, seat),
        "evocations": evocations[seat],
        "chances": prepared_worth(state, known, seat) - IN_CELL * (state.mage_room[seat] == v.NOWHERE),
        "danger": -danger(state, known, seat),
        "cards": hand_worth(known, state.hand[seat]) + plans_worth(state, known, seat),
        "rivals": -against(others),
    }


def counts_rose(state: RoseState) -> bool:
    """R155, R167, R168: does the Black Rose win if it leads?"""
    return state.box.black_rose_wins or state.box.solo != "off"


def against(others: list[float]) -> float:
    """The best of the others counts most: only one becomes Grand Master."""
    return BEST * max(others) + MEAN * sum(others) / len(others) if others else 0.0


def cards_of(state: RoseState, seat: int) -> float:
    """What everybody sees of a rival's cards: how many there are."""
    prepared = sum([row[seat] >= 0 for row in state.prepared])
    return CARD * (len(state.hand[seat]) + 1.5 * prepared + 4.0 * len(state.quests[seat]))


def fights_worth(state: RoseState) -> Scores:
    """R103: what each side would get if a Mage fell now, by how near it is to that."""
    found = [0.0] * len(v.SIDES)
    for victim, tokens in enumerate(state.damage):
        for side, points in fall_hopes(tokens, health_of(state, victim)):
            found[side] += points
    return found


@lru_cache(maxsize=4096)
def fall_hopes(tokens: tuple[int, ...], health: int) -> tuple[tuple[int, float], ...]:
    """Of a Mage with these tokens of damage."""
    share = sum(tokens) / health
    chance = share * (0.55 + 0.35 * share)
    return tuple([(side, points * chance) for side, points in enumerate(contributions(tokens)) if points and chance])


def rooms_worth(state: RoseState) -> Scores:
    """R143, R152: tokens taken, and those that would be, by how full a room is and how sure the majority."""
    found = [0.0] * len(v.SIDES)
    box = state.box
    for room, points in enumerate(box.room_points):
        if state.token_of[room] != v.NOBODY:
            found[state.token_of[room]] += points
            continue
        for side, share in majority_chances(state.instability[room], box.room_limit[room]):
            found[side] += points * share
    return found


# Positions that are compared share most rooms.
@lru_cache(maxsize=4096)
def majority_chances(tokens: tuple[int, ...], limit: int) -> tuple[tuple[int, float], ...]:
    """A room that is full goes to the side with most; before, each side with a token has its chance."""
    full = sum(tokens) / limit
    if full >= 1:
        most = max(tokens)
        return ((tokens.index(most) if tokens.count(most) == 1 else v.BLACK_ROSE, 1.0),)
    near = full * (0.5 + 0.4 * full)
    squares = sum([count * count for count in tokens])
    return tuple([(side, near * count * count / squares) for side, count in enumerate(tokens) if count])


def honours_worth(state: RoseState) -> Scores:
    """R149 to R153: Quests completed, Trophies, the Crown."""
    seats = range(state.box.mages)
    done = [len(state.completed[seat]) for seat in seats]
    trophies = [sum(state.trophies[seat]) for seat in seats]
    quests, heads = ranked(done, QUEST_POINTS), ranked(trophies, TROPHY_POINTS)
    return [
        RANK * (quests[seat] + heads[seat])
        + HONOUR * done[seat]
        + TROPHY * trophies[seat]
        + CROWN * (seat == state.crown)
        for seat in seats
    ]


def evocations_worth(state: RoseState, known: Tables, seat: int) -> float:
    """Each by its kind, what is left of its health, and how near it is to an enemy Mage."""
    worth, first = 0.0, v.MOST_EVOCATIONS * seat
    for place in range(first, first + v.MOST_EVOCATIONS):
        kind = state.evocation[place]
        if kind == v.NO_MODEL:
            continue
        health = state.box.evocation_health[kind]
        left = 1 - 0.6 * sum(state.evocation_damage[place]) / health if health else 1.0
        worth += known.evocation[kind] * left
        attack = state.box.evocation_attack[kind]
        if attack:
            worth += BESIDE * attack * nearness(state, seat, state.evocation_room[place])
    return worth


def nearness(state: RoseState, seat: int, room: int) -> float:
    """1 beside an enemy Mage, less for each step."""
    if room == v.NOWHERE:
        return 0.0
    steps_away = [
        state.box.apart[state.position[room]][state.position[there]]
        for other, there in enumerate(state.mage_room)
        if other != seat and there != v.NOWHERE
    ]
    return float(AWAY ** min(steps_away)) if steps_away else 0.0


# What a seat has planned and nobody has seen yet (R172).


def plans_worth(state: RoseState, known: Tables, seat: int) -> float:
    """Answers that lie face down until all have answered."""
    for _, frame, answer, _ in lanes_of(state):
        question = as_asked(frame)
        if question.seat == seat:
            return plan_worth(state, known, question, answer)
    return 0.0


def plan_worth(state: RoseState, known: Tables, question: Asked, answer: int) -> float:
    """What is picked so far, with the answer if it is the last."""
    kind = question.kind
    if isinstance(question, Preparing):
        codes = [code for code in (*question.placed, answer) if 0 <= code < 2 * len(known.card)]
        return 0.55 * sum([planned_worth(state, known, question.seat, code) for code in codes])
    if isinstance(question, Picks) and kind in (library.KEEP, turn.BAN, turn.DISCARD_DOWN):
        kinds = [one for one in (*question.picked, answer) if one in known.of_kind]
        worth = sum([CARD * known.card[known.of_kind[one]] for one in kinds])
        return worth if kind == library.KEEP else CARD * 0.5 * len(kinds) - worth
    return 0.0
