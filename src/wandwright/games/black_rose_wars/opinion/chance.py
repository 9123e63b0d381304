"""Chance to win: how each Mage stands, in named numbers, for the fitted model (engine/matches/chances.py).

The numbers are the same whoever is asked. Rivals are compared with each other; alone the Mage is compared with the
Rival and the Black Rose, one number for each lead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.matches.chances import Standing
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.turn.scoring import CROWN_POINTS, QUEST_POINTS, TROPHY_POINTS, ranked
from wandwright.games.black_rose_wars.opinion.danger import danger
from wandwright.games.black_rose_wars.opinion.heuristics import evocations_worth, fights_worth, rooms_worth
from wandwright.games.black_rose_wars.opinion.hopes import quests_worth
from wandwright.games.black_rose_wars.opinion.reach import prepared_worth
from wandwright.games.black_rose_wars.opinion.tables import Tables, tables
from wandwright.games.black_rose_wars.state import RoseState

TERMS: Final = (
    "score",
    "score-late",
    "lead",
    "lead-late",
    "lead-last",
    "fights",
    "fights-late",
    "rooms",
    "rooms-late",
    "quests-done",
    "quests-held",
    "quests-late",
    "trophies",
    "evocations",
    "spells",
    "hand",
    "deck",
    "tokens",
    "danger",
    "danger-late",
    "wounds",
    "in-cell",
    "crown",
    "over-line",
    "first",
)
# Alone: the score and the way to it, against the Rival and the Black Rose.
SOLO_TERMS: Final = (
    "over-rival",
    "over-rival-late",
    "over-rose",
    "over-rose-late",
    "rival-fights",
    "rose-rooms",
    *TERMS[:2],
    *TERMS[5:],
)
CHANCE_TERMS: Final[Mapping[str, tuple[str, ...]]] = {"two": TERMS, "several": TERMS, "rival": SOLO_TERMS}
CHANCE_SETUPS: Final[Mapping[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "two": ((2, {}),),
    "several": ((3, {}), (4, {})),
    "rival": ((1, {"solo": "rival"}),),
}
# Numbers are scaled by these, to about -3 to 3.
POINTS: Final = 10.0
FEW_POINTS: Final = 4.0
CARDS: Final = 5.0


def chance_kind(state: RoseState) -> str:
    """Two Mages, several, or one against the Rival; nobody has fitted who plays alone."""
    if state.box.solo != "off":
        return "rival" if state.box.has_rival else ""
    return "two" if state.box.mages == 2 else "several"


class Sides:
    """What is worked out once for all Mages of a position."""

    def __init__(self, state: RoseState) -> None:
        box = state.box
        self.known: Tables = tables(box)
        self.fights = fights_worth(state)
        self.rooms = rooms_worth(state)
        self.taken = [0] * len(v.SIDES)
        for room, side in enumerate(state.token_of):
            if side != v.NOBODY:
                self.taken[side] += box.room_points[room]
        self.done = [len(cards) for cards in state.completed]
        self.trophies = [sum(held) for held in state.trophies]
        quests, heads = ranked(self.done, QUEST_POINTS), ranked(self.trophies, TROPHY_POINTS)
        self.scores = [
            float(
                state.points[seat]
                + quests[seat]
                + heads[seat]
                + self.taken[seat]
                + CROWN_POINTS * (seat == state.crown)
            )
            for seat in range(box.mages)
        ]
        if state.phase == v.OVER:
            self.scores = [float(points) for points in state.points]
        self.rose = float(state.rose_points + (self.taken[v.BLACK_ROSE] if state.phase != v.OVER else 0))
        most = max(*state.points, state.rose_points)
        self.late = min(most / v.END_POINTS, 1.2)


def standings(state: RoseState) -> tuple[Standing, ...]:
    """How each Mage of a person stands."""
    sides = Sides(state)
    if state.box.has_rival:
        return (Standing((0,), rival_numbers(state, sides)),)
    return tuple([Standing((seat,), numbers(state, sides, seat)) for seat in range(state.box.seats)])


def numbers(state: RoseState, sides: Sides, seat: int) -> tuple[float, ...]:
    """One Mage among others."""
    score, late = sides.scores[seat] / POINTS, sides.late
    best = max([other for place, other in enumerate(sides.scores) if place != seat], default=sides.rose)
    lead = bounded((sides.scores[seat] - best) / POINTS)
    return (
        score,
        score * late,
        lead,
        lead * late,
        lead * late**4,
        *deeds(state, sides, seat),
        *means(state, sides, seat),
    )


def rival_numbers(state: RoseState, sides: Sides) -> tuple[float, ...]:
    """One Mage against the Rival and the Black Rose (R167)."""
    rival, late = state.box.rival, sides.late
    score = sides.scores[0]
    over, rose = bounded((score - sides.scores[rival]) / POINTS), bounded((score - sides.rose) / POINTS)
    return (
        *(over, over * late, rose, rose * late),
        *(sides.fights[rival] / FEW_POINTS, sides.rooms[v.BLACK_ROSE] / FEW_POINTS),
        *(score / POINTS, score / POINTS * late),
        *deeds(state, sides, 0),
        *means(state, sides, 0),
    )


def bounded(number: float) -> float:
    return min(max(number, -3.0), 3.0)


def deeds(state: RoseState, sides: Sides, seat: int) -> tuple[float, ...]:
    """What is under way towards points."""
    late = sides.late
    fights, rooms = sides.fights[seat] / FEW_POINTS, sides.rooms[seat] / FEW_POINTS
    quests = quests_worth(state, seat) / FEW_POINTS if state.phase != v.SETUP else 0.0
    return (
        *(fights, fights * late, rooms, rooms * late),
        *(sides.done[seat] / 3.0, quests, quests * late, sides.trophies[seat] / 3.0),
    )


def means(state: RoseState, sides: Sides, seat: int) -> tuple[float, ...]:
    """What a Mage has to go on with, and what can be done to it."""
    if state.mage[seat] < 0:
        return (0.0,) * 12
    known = sides.known
    peril = danger(state, known, seat) / FEW_POINTS
    health = health_of(state, seat)
    return (
        evocations_worth(state, known, seat) / FEW_POINTS,
        prepared_worth(state, known, seat) / FEW_POINTS,
        hand_share(state, known, seat),
        deck_share(state, known, seat),
        (state.actions[seat] if state.phase == v.ACTION and not state.passed[seat] else 0) / 2.0,
        *(peril, peril * sides.late, sum(state.damage[seat]) / health),
        *(float(state.mage_room[seat] == v.NOWHERE), float(seat == state.crown)),
        float(state.points[seat] >= v.END_POINTS),
        float(seat == state.leader),
    )


def hand_share(state: RoseState, known: Tables, seat: int) -> float:
    """What is in hand and unplayed on the sheet."""
    worth = sum([known.card[card] for card in state.hand[seat]])
    for row in (*state.prepared, *state.bared):
        if row[seat] != NO_CARD:
            worth += known.card[row[seat]]
    return worth / CARDS


def deck_share(state: RoseState, known: Tables, seat: int) -> float:
    """How good the cards of the Grimoire and the Memories are on average."""
    cards = (*state.grimoire[seat], *state.memories[seat])
    return sum([known.card[card] for card in cards]) / len(cards) - 1.0 if cards else 0.0
