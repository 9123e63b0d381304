"""Positions to measure on: the middle of a match, and a place late in a long one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Final

from benchmarks.interface import Match, Setup

MID_GAME_STATES: Final = 5
LATE_TURN: Final = 100
LATE_POSITIONS: Final = 10
LONG_MATCH_TRIES: Final = 20


def walk(match: Match, generator: Random) -> Iterator[int]:
    """Play a match at random through the public interface; gives the number of decisions after each."""
    decisions = 0
    while (decision := match.decision) is not None:
        match.apply(generator.choice(decision.actions))
        decisions += 1
        yield decisions


def middle(setup: Setup, seed: int) -> Match:
    """A match half-way through: played to its end once to know its length, then again to the middle."""
    length = sum(1 for _ in walk(setup.start(seed), Random(seed)))
    match = setup.start(seed)
    for decisions in walk(match, Random(seed)):
        if decisions >= length // 2:
            break
    return match


def middles(setup: Setup) -> list[Match]:
    """A few matches, each half-way through."""
    return [middle(setup, seed) for seed in range(1, MID_GAME_STATES + 1)]


def late(setup: Setup) -> list[Match]:
    """Successive positions from turn 100 on, or the last ones of the longest match of a few.

    Several, because an undo goes back to a snapshot and its cost depends on how far back that lies.
    """
    longest: list[Match] = []
    for seed in range(1, LONG_MATCH_TRIES + 1):
        match = setup.start(seed)
        last: deque[Match] = deque(maxlen=LATE_POSITIONS)
        beyond = 0
        for _ in walk(match, Random(seed)):
            last.append(match.copy())
            beyond += match.state.turn >= LATE_TURN
            if beyond == LATE_POSITIONS:
                return list(last)
        if not longest or last[-1].state.turn > longest[-1].state.turn:
            longest = list(last)
    return longest
