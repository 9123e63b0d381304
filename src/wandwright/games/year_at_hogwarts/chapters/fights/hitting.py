"""What a die needs to hit, and how likely an attack hits before its dice are rolled (R33, R131, R255)."""

from __future__ import annotations

from functools import cache
from typing import Final

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState

LOWEST_RESISTANCE: Final = 2
FACES: Final = 6


def needed(state: YearState, side: int) -> int:
    """R33; Macnair: in the first dice attack of a fight it counts lower."""
    resistance = f.resistance(state, state.fighters[1 - side])
    lower = 0 if f.marked(state, side, f.STRUCK_FIRST) else f.ability(state, state.fighters[side], v.FIRST_STRIKE)
    return max(resistance - lower, LOWEST_RESISTANCE) if lower else resistance


def hit_chances(state: YearState, side: int) -> tuple[int, ...]:
    """The chance of at least 1, 2, … hits with all attack dice, in per cent; Bellatrix's sixes count twice."""
    twice = bool(f.ability(state, state.fighters[side], v.SIXES_BITE))
    return chances_of(f.dice_of(state, side), needed(state, side), twice)


@cache
def chances_of(dice: int, least: int, twice: bool) -> tuple[int, ...]:
    """Counted over all throws of so many dice."""
    hits = [(face >= least) + (twice and face == FACES) for face in range(1, FACES + 1)]
    throws = [1]
    for _ in range(dice):
        more = [0] * (len(throws) + max(hits))
        for before, count in enumerate(throws):
            for hit in hits:
                more[before + hit] += count
        throws = more
    all_throws = FACES**dice
    return tuple([round(100 * sum(throws[least_hits:]) / all_throws) for least_hits in range(1, len(throws))])
