"""Evaluation for a seat, in points of the House Cup: what it has, and what leads to more.

Only a bot's opinion; no rule asks it. Of the others only what lies open counts.
"""

from __future__ import annotations

from typing import Final

from wandwright.games.year_at_hogwarts.chapters.castle.tokens import how_many
from wandwright.games.year_at_hogwarts.opinion import night
from wandwright.games.year_at_hogwarts.opinion.aims import books_worth, in_time, missions_worth, standing_on
from wandwright.games.year_at_hogwarts.opinion.standing import chance_of
from wandwright.games.year_at_hogwarts.opinion.tables import Tables, tables
from wandwright.games.year_at_hogwarts.state import YearState

WON: Final = 10_000.0
# What a mission done brings towards the end of the year besides its points, and a match where one is needed (R14).
DONE: Final = 30.0
MATCH: Final = 25.0
# A Potion or Spell; of more than so many each further one is worth less.
CARD: Final = 3.0
ENOUGH_CARDS: Final = 7
ITEM: Final = 1.5
POWDER: Final = 3.0
# PV: each of the first few counts most, for who is down to one is beaten by anything.
PV: Final[tuple[float, ...]] = (0.0, 4.0, 10.0, 15.0, 19.0, 22.0, 24.0)
MORE_PV: Final = 1.0
# What a rival has counts nearly as much as the own: only the best score wins.
RIVAL: Final = 0.6


def terms(state: YearState, seat: int) -> dict[str, float]:
    """What a seat has, each term in points; in Teams what the team has. The second mode has terms of its own."""
    if state.box.return_mode:
        own = night.terms(state, seat)
        return {**own, "rivals": night.SCALE * night.evaluate(state, seat) - sum(own.values())}
    known = tables(state.box)
    mates = state.box.mates[seat]
    return {
        "points": float(state.points[seat]),
        "done": done_worth(state, seat),
        "missions": missions_worth(state, known, seat),
        "books": sum([books_worth(state, known, mate) for mate in mates]),
        "match": match_worth(state, known, seat),
        "pv": sum([pv_worth(state.pv[mate]) for mate in mates]),
        "cards": sum([cards_worth(state, mate) for mate in mates]),
        "items": ITEM * sum([how_many(state, mate) for mate in mates]),
        "powder": POWDER * sum([state.floo[mate] + state.portkeys[mate] for mate in mates]),
        "pitch": sum([state.box.quidditch.points * chance_of(state, mate) for mate in mates]) if state.sides else 0.0,
        "rivals": -RIVAL * max([open_score(state, other) for other in state.box.rivals[seat]], default=0.0),
    }


def place_worth(state: YearState, seat: int) -> float:
    """The terms that hang on where the pawn stands."""
    known = tables(state.box)
    books = sum([books_worth(state, known, mate) for mate in state.box.mates[seat]])
    return missions_worth(state, known, seat) + books + match_worth(state, known, seat)


def evaluate(state: YearState, seat: int) -> float:
    """In points; a match that is over is won or lost (R8, R20)."""
    if state.outcome is not None:
        return WON if seat in state.outcome.winners else -WON
    return sum(terms(state, seat).values())


def done_worth(state: YearState, seat: int) -> float:
    """R9 to R11: missions done, as many as the year asks for."""
    box = state.box
    done = sum([len(state.done[mate]) for mate in box.mates[seat]])
    return DONE * min(done, box.missions_to_end)


def match_worth(state: YearState, known: Tables, seat: int) -> float:
    """R14: a match is needed; the nearer the end, the more it matters that the pitch is near."""
    box = state.box
    if not box.matches_to_end:
        return 0.0
    if any(state.matches[mate] for mate in box.mates[seat]):
        return MATCH
    way = min([known.steps[standing_on(state, mate)][box.pitch] for mate in box.mates[seat]])
    share = min(state.points[seat] / box.points_to_end, 1.0)
    return MATCH * share * in_time(state, seat, way)


def pv_worth(amount: int) -> float:
    last = len(PV) - 1
    return PV[amount] if amount <= last else PV[last] + MORE_PV * (amount - last)


def cards_worth(state: YearState, seat: int) -> float:
    """Potions and Spells; further ones count a third."""
    count = len(state.potions[seat]) + len(state.spells[seat])
    return CARD * (min(count, ENOUGH_CARDS) + max(count - ENOUGH_CARDS, 0) / 3)


def open_score(state: YearState, seat: int) -> float:
    """What everybody sees of a rival: points, missions done, tokens and the size of the hand."""
    hand = len(state.potions[seat]) + len(state.spells[seat]) + len(state.books[seat])
    held = ITEM * how_many(state, seat) + POWDER * (state.floo[seat] + state.portkeys[seat])
    return state.points[seat] + done_worth(state, seat) + held + CARD * hand + pv_worth(state.pv[seat])
