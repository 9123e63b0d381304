"""Probabilities that dice cover symbols. A bot's arithmetic; no rule asks it.

The symbols that are lacking and the dice of a pool are each packed into one number, four bits for a kind, so that
they can be added up and looked up fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BITS: Final = 4
MOST: Final = 15
POOL_BITS: Final = 16


def pack(counts: Sequence[int]) -> int:
    """So many of each kind as one number."""
    return sum([min(count, MOST) << BITS * kind for kind, count in enumerate(counts)])


def total(packed: int) -> int:
    """How many there are of all kinds together."""
    found = 0
    while packed:
        found += packed & MOST
        packed >>= BITS
    return found


class Odds:
    """The chance to cover symbols with a pool that is about to be rolled; what was worked out once is remembered.

    It is that of a player who after each roll keeps the best die or gives one up (R34 to R36). Who keeps several at
    once fares a little better, so it is a cautious answer.
    """

    def __init__(self, faces: Sequence[Sequence[tuple[int, int]]]) -> None:
        self.known: dict[int, float] = {}
        # For each colour: a symbol, how many of it a face shows, and the share of such faces.
        self.shows = [
            [(symbol, count, die.count((symbol, count)) / len(die)) for symbol, count in sorted(set(die))]
            for die in faces
        ]
        self.most_shown = max(count for die in faces for _, count in die)

    def chance(self, needs: int, pool: int) -> float:
        """The chance that this pool covers all these symbols."""
        key = needs << POOL_BITS | pool
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._work_out(needs, pool)
        return found

    def _work_out(self, needs: int, pool: int) -> float:
        if not needs:
            return 1.0
        if total(needs) > self.most_shown * total(pool):
            return 0.0
        counts = [pool >> BITS * colour & MOST for colour in range(len(self.shows))]
        colours = [colour for colour, count in enumerate(counts) if count]
        given_up = max([self.chance(needs, pool - (1 << BITS * colour)) for colour in colours])
        # A face is kept if no better one is shown; `blank` is the share of faces of a die that are not better.
        blank = [1.0] * len(counts)
        nothing = 1.0
        found = 0.0
        for after, colour, share in sorted(self._faces(needs, pool, colours), reverse=True):
            if after <= given_up:
                break
            blank[colour] -= share
            before = nothing
            nothing = 1.0
            for other in colours:
                nothing *= max(blank[other], 0.0) ** counts[other]
            found += after * (before - nothing)
        return found + nothing * given_up

    def _faces(self, needs: int, pool: int, colours: list[int]) -> list[tuple[float, int, float]]:
        """Each face that covers something: the chance once it is kept, its colour, its share of the faces."""
        found = []
        for colour in colours:
            left = pool - (1 << BITS * colour)
            for symbol, count, share in self.shows[colour]:
                lacking = needs >> BITS * symbol & MOST
                if lacking:
                    after = needs - (min(count, lacking) << BITS * symbol)
                    found.append((self.chance(after, left), colour, share))
        return found
