"""What players keep and prepare, for guesses: the better a card is, the likelier it lies where its owner chose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from wandwright.engine.state.chance import mix, numbers
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0
# How closely a player has chosen what lies at a place; nobody has chosen what lies elsewhere.
CHOSEN: Final[Mapping[str, int]] = {"grimoire": 1, "hand": 2, "prepared": 3, "set_cards": 3}
# By that, how much the worth of a card counts, in percent: as measured on matches (test_beliefs.py).
COUNTS: Final = (0, 66, 29, 78)
# Whichever half is up does most; so much counts the worth of a half.
HALF: Final = 300
# Weights are whole numbers, the same on every machine.
FINE: Final = 1000


class Liking(NamedTuple):
    """The worth of every card, and of its two halves; empty where nothing is known of it."""

    cards: Sequence[float] = ()
    halves: Sequence[tuple[float, ...]] = ()


def weights(worths: Sequence[float], percent: int) -> list[int]:
    """How likely each of some things is chosen, by its worth."""
    return [1 + int(FINE * exp(percent * min(max(worth, -5.0), 5.0) / 100.0)) for worth in worths]


def drawn(state: RoseState, things: list[int], weighed: list[int], count: int) -> list[int]:
    """So many things, each with a chance by its weight, in the order drawn; they leave the list."""
    found = []
    for number in numbers(state, STREAM, count):
        place, left = 0, number % sum(weighed)
        while left >= weighed[place]:
            left -= weighed[place]
            place += 1
        found.append(things.pop(place))
        weighed.pop(place)
    return found


def laid(state: RoseState, things: Sequence[int], worths: Mapping[int, float], levels: Sequence[int]) -> list[int]:
    """What lies at each place: those of the highest level draw first, by the worths; the lowest take what is left."""
    left, lying = sorted(things), [0] * len(levels)
    order = sorted(set(levels), reverse=True)
    for level in order:
        places = [place for place, its in enumerate(levels) if its == level]
        if level == order[-1]:
            chosen = left
        else:
            chosen = drawn(state, left, weights([worths[thing] for thing in left], COUNTS[level]), len(places))
        for place, thing in zip(places, mix(state, STREAM, chosen), strict=True):
            lying[place] = thing
    return lying
