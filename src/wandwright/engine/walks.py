"""Ways to one end of a move that differ in what they pass: without listing every walk.

Of two walks where one enters all the noticed spaces that the other enters, only the first is told, so that a player is
asked about differences that matter and no others.
"""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.boards import EXACT, Board, Move


class Passing(NamedTuple):
    """The noticed spaces that a walk enters before its end, as a set, and the walk from its first space to its last."""

    noticed: int
    walk: tuple[int, ...]


def ways_past(board: Board, start: int, end: int, move: Move, noticed: int) -> list[Passing]:
    """The walks of a move (that enters no space twice) to an end, by the noticed spaces they pass."""
    trails = board.trails_from(start, move.steps)
    least = move.steps if move.least == EXACT else move.least
    early = (move.stops | move.pauses) >> end & 1
    shut = move.blocked | move.stops
    found: dict[int, int] = {}
    for count in range(0 if early else max(least, 0), move.steps + 1):
        for trail in trails.counted[count].get(end, ()):
            if not trails.passed[trail] & shut:
                found.setdefault(trails.passed[trail] & noticed, trail)
    best = [passed for passed in found if not any(passed & other == passed != other for other in found)]
    return [Passing(passed, trails.follow(found[passed])) for passed in sorted(best)]
