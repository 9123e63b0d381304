"""Where walks of an exact count can end and what they pass, fast enough to be asked at every turn of a game.

A walk enters no space twice. Walls always end it; whoever asks names further spaces that stop it now. Everything that
follows from the board alone is worked out once for each space and count. Of two ways to one end where one enters all
the noticed spaces that the other enters, only the first is told: a player is asked about differences that matter.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.boards import Board

# So many answers are remembered; then they are forgotten together.
MOST_REMEMBERED: Final = 200_000

# The spaces entered on the way, as a set, and the number of the trail.
Trail = tuple[int, int]


class Passing(NamedTuple):
    """The noticed spaces that a walk enters before its end, as a set, and the walk from its first space to its last."""

    noticed: int
    walk: tuple[int, ...]


class Reach(NamedTuple):
    """Sets of spaces: where a walk of the whole count ends, and what else it enters before."""

    ends: int
    early: int


class Fan:
    """Every trail from one space, by the count of steps and the end.

    counted  for each count the trails to each end
    touched  for each count every space that a trail of at most so many steps enters
    """

    def __init__(self, board: Board, start: int, count: int, shut: int) -> None:
        self.ends = [start]
        self.before = [-1]
        self.count = count
        self.counted: list[dict[int, list[Trail]]] = [{} for _ in range(count + 1)]
        self._spread(board, start, shut)
        self.touched = [0] * (count + 1)
        entered = 0
        for steps, ends in enumerate(self.counted):
            for end in ends:
                entered |= 1 << end
            self.touched[steps] = entered

    def _spread(self, board: Board, start: int, shut: int) -> None:
        """Walls are entered and end the trail; the space where it begins is not entered again."""
        waiting = [(start, 0, 0, 0)]
        while waiting:
            space, trail, steps, passed = waiting.pop()
            for way in board.ways[space]:
                total, bit = steps + way.cost, 1 << way.to
                if total > self.count or way.to == start or passed & bit:
                    continue
                self.ends.append(way.to)
                self.before.append(trail)
                number = len(self.ends) - 1
                self.counted[total].setdefault(way.to, []).append((passed, number))
                if not shut & bit:
                    waiting.append((way.to, number, total, passed | bit))

    def follow(self, trail: int) -> tuple[int, ...]:
        """The spaces of a trail, from the first to the last."""
        walk: list[int] = []
        while trail >= 0:
            walk.append(self.ends[trail])
            trail = self.before[trail]
        return tuple(reversed(walk))


class Walks:
    """The walks of one board; make it once and keep it."""

    def __init__(self, board: Board, walls: int) -> None:
        self.board = board
        self.walls = walls
        self._fans: list[Fan | None] = [None] * len(board.spaces)
        self._reached: dict[tuple[int, int, int], Reach] = {}
        self._ended: dict[tuple[int, int, int], int] = {}
        self._listed: dict[int, list[int]] = {}

    def _fan(self, start: int, count: int) -> Fan:
        fan = self._fans[start]
        if fan is None or fan.count < count:
            fan = self._fans[start] = Fan(self.board, start, max(count, 12), self.walls)
        return fan

    def reach(self, start: int, count: int, stops: int) -> Reach:
        """Where walks of a count end, and what they enter earlier, if some spaces stop them."""
        fan = self._fan(start, count)
        key = (start, count, stops & fan.touched[count])
        found = self._reached.get(key)
        if found is None:
            if len(self._reached) >= MOST_REMEMBERED:
                self._reached.clear()
            found = self._reached[key] = self._sift(fan, start, count, key[2])
        return found

    def _sift(self, fan: Fan, start: int, count: int, stops: int) -> Reach:
        early = 0
        for steps in range(count):
            early |= self._ends(fan, start, steps, stops)
        return Reach(self._ends(fan, start, count, stops), early)

    def _ends(self, fan: Fan, start: int, count: int, stops: int) -> int:
        """Where walks of a count end; stops that none of them can enter make no difference."""
        key = (start, count, stops & fan.touched[count])
        found = self._ended.get(key)
        if found is None:
            if len(self._ended) >= MOST_REMEMBERED:
                self._ended.clear()
            found = self._ended[key] = unstopped(fan.counted[count], key[2])
        return found

    def listed(self, together: int) -> list[int]:
        """The spaces of a set in order, as a list that nobody may change."""
        found = self._listed.get(together)
        if found is None:
            if len(self._listed) >= MOST_REMEMBERED:
                self._listed.clear()
            found = self._listed[together] = spaces_of(together)
        return found

    def ways(self, start: int, end: int, counts: range, stops: int, noticed: int) -> list[Passing]:
        """The ways to an end with one of these counts, by the noticed spaces they pass."""
        fan = self._fan(start, counts.stop - 1)
        found: dict[int, int] = {}
        for count in counts:
            for passed, trail in fan.counted[count].get(end, ()):
                if not passed & stops:
                    found.setdefault(passed & noticed, trail)
        best = [passed for passed in found if not any(passed & other == passed != other for other in found)]
        return [Passing(passed, fan.follow(found[passed])) for passed in sorted(best)]


def unstopped(ends: dict[int, list[Trail]], stops: int) -> int:
    """The ends to which some trail leads that enters none of the stops before."""
    found = 0
    for end, trails in ends.items():
        for passed, _ in trails:
            if not passed & stops:
                found |= 1 << end
                break
    return found


def spaces_of(together: int) -> list[int]:
    """The spaces of a set, in order."""
    found: list[int] = []
    while together:
        lowest = together & -together
        found.append(lowest.bit_length() - 1)
        together ^= lowest
    return found
