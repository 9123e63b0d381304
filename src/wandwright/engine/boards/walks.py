"""Where walks of an exact count can end and what they pass, fast enough to be asked at every turn of a game.

A walk enters no space twice. Walls always end it; whoever asks names further spaces that stop it now. What follows from
the board alone is worked out once for each space and count, when it is first asked for. Of two ways to one end where
one enters all the noticed spaces that the other enters, only the first is told: a player is asked about differences
that matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from wandwright.engine.boards.boards import Board

# So many walks of one board are remembered.
MOST_WALKED: Final = 10_000


class Passing(NamedTuple):
    """The noticed spaces that a walk enters before its end, and all that it enters before it, as sets.

    Where the order of the spaces matters, `walk` has them from the first to the last.
    """

    noticed: int
    passed: int
    walk: tuple[int, ...] = ()


class Ends:
    """The trails of one count from one space, by their ends.

    together  every end, as a set
    trails    for each end the spaces entered before it, a set for each trail
    cut       for each space, as a set of one, the ends that are lost if it stops a walk, and the doubtful ones to
              which other trails still lead; worked out when something first stands there
    """

    def __init__(self, trails: dict[int, list[int]]) -> None:
        self.trails = trails
        self.together = 0
        for end in trails:
            self.together |= 1 << end
        self.cut: dict[int, tuple[int, int]] = {}
        # Of each end the spaces that every trail to it enters, and those that only some enter.
        self._spans: list[tuple[int, int, int]] = []

    def _cut_by(self, stop: int) -> tuple[int, int]:
        if not self._spans:
            self._spans = [(end, *span_of(trails)) for end, trails in self.trails.items()]
        lost = doubtful = 0
        for end, every, some in self._spans:
            if every & stop:
                lost |= 1 << end
            elif some & stop:
                doubtful |= 1 << end
        self.cut[stop] = lost, doubtful
        return lost, doubtful

    def unstopped(self, stops: int) -> int:
        """The ends to which some trail leads that enters none of the stops before."""
        left, once, twice, waiting = self.together, 0, 0, stops
        while waiting:
            stop = waiting & -waiting
            waiting ^= stop
            found = self.cut.get(stop)
            lost, doubtful = found if found is not None else self._cut_by(stop)
            left &= ~lost
            if doubtful:
                twice |= once & doubtful
                once |= doubtful
        # Only where two stops each leave some trails free may they together leave none.
        twice &= left
        while twice:
            end = twice & -twice
            twice ^= end
            if not is_free(self.trails[end.bit_length() - 1], stops):
                left ^= end
        return left


class Fan:
    """Every trail from one space, as far as somebody has asked.

    counted  the trails of each count
    touched  for each count every space that a trail of at most so many steps enters
    nearest  for each space, as a set of one, what the first of the shortest trails to it enters before
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.counted: list[Ends] = []
        self.touched: list[int] = []
        self.nearest: dict[int, int] = {}
        # Of the last counts the trails that may go on: their ends, and all spaces entered so far.
        self._tips: list[list[tuple[int, int]]] = []

    def grow(self, ways: dict[int, list[list[int]]], shut: int) -> None:
        """The trails of the next count. Walls are entered and end a trail; where it begins is not entered again."""
        count, longest = len(self.counted), max(ways, default=0)
        trails: dict[int, list[int]] = {}
        self._tips.append([] if count else [(self.start, 1 << self.start)])
        for cost, onward in ways.items():
            if cost <= count:
                self._extend(trails, self._tips[count - cost], onward, shut)
        if count >= longest:
            self._tips[count - longest] = []
        ends = Ends(trails)
        self.counted.append(ends)
        self.touched.append(ends.together | self.touched[-1] if count else ends.together)
        for end, found in trails.items():
            self.nearest.setdefault(1 << end, found[0])

    def _extend(
        self, trails: dict[int, list[int]], tips: list[tuple[int, int]], onward: list[list[int]], shut: int
    ) -> None:
        begun, further = 1 << self.start, self._tips[-1]
        # Steps that cost nothing lengthen the very list that is gone through.
        for space, entered in tips:
            for to in onward[space]:
                bit = 1 << to
                if entered & bit:
                    continue
                found = trails.get(to)
                if found is None:
                    trails[to] = [entered ^ begun]
                else:
                    found.append(entered ^ begun)
                if not shut & bit:
                    further.append((to, entered | bit))

    def enters(self, space: int, limit: int, stops: int) -> bool:
        """Does a trail of fewer steps lead to a space?"""
        for count in range(limit):
            trails = self.counted[count].trails.get(space)
            if trails is not None and is_free(trails, stops):
                return True
        return False


class Walks:
    """The walks of one board; make it once and keep it."""

    def __init__(self, board: Board, walls: int) -> None:
        self.board = board
        self.walls = walls
        self._fans = [Fan(start) for start in range(len(board.spaces))]
        self._walked: dict[tuple[int, int, int], tuple[int, ...]] = {}
        # For each cost, the dearest first, where it leads to from each space; the last way is tried first.
        self._ways: dict[int, list[list[int]]] = {}
        for cost in sorted({way.cost for ways in board.ways for way in ways}, reverse=True):
            self._ways[cost] = [[way.to for way in reversed(ways) if way.cost == cost] for ways in board.ways]

    def _fan(self, start: int, count: int) -> Fan:
        fan = self._fans[start]
        while len(fan.counted) <= count:
            fan.grow(self._ways, self.walls)
        return fan

    def reach(self, start: int, count: int, stops: int) -> int:
        """The spaces where walks of a count end, if some spaces stop them."""
        fan = self._fan(start, count)
        met = stops & fan.touched[count]
        ends = fan.counted[count]
        return ends.unstopped(met) if met else ends.together

    def touched(self, start: int, count: int) -> int:
        """Every space that a walk of at most so many steps may enter."""
        return self._fan(start, count).touched[count]

    def sooner(self, start: int, count: int, stops: int, wanted: int) -> int:
        """Those of the wanted spaces that a walk enters with fewer steps."""
        if count < 1:
            return 0
        fan = self._fan(start, count - 1)
        near = fan.touched[count - 1]
        wanted &= near
        stops &= near
        if not stops:
            return wanted
        found = 0
        while wanted:
            lowest = wanted & -wanted
            wanted ^= lowest
            if not fan.nearest[lowest] & stops or fan.enters(lowest.bit_length() - 1, count, stops):
                found |= lowest
        return found

    def ways(self, start: int, end: int, counts: range, stops: int, noticed: int) -> list[Passing]:
        """The ways to an end with one of these counts, by the noticed spaces they pass."""
        fan = self._fan(start, counts.stop - 1)
        noticed &= fan.touched[counts.stop - 1]
        found: dict[int, int] = {}
        for count in counts:
            trails = fan.counted[count].trails.get(end)
            if trails is None:
                continue
            for passed in trails:
                if not passed & stops:
                    found.setdefault(passed & noticed, passed)
            if found and not noticed:
                break
        return [Passing(one, found[one]) for one in best(found)]

    def parted(
        self, start: int, end: int, counts: range, stops: int, noticed: int, first: int, second: int
    ) -> tuple[list[Passing], list[Passing]]:
        """The same in two lists: the ways that enter one space and later another, and before these all the others."""
        fan = self._fan(start, counts.stop - 1)
        others: dict[int, Passing] = {}
        crossing: dict[int, Passing] = {}
        for count in counts:
            for passed in fan.counted[count].trails.get(end, ()):
                if passed & stops:
                    continue
                one = passed & noticed
                if not (passed >> first & 1 and passed >> second & 1):
                    others.setdefault(one, Passing(one, passed))
                    continue
                for walk in self.orders(start, passed, end):
                    crosses = walk.index(first) < walk.index(second)
                    (crossing if crosses else others).setdefault(one, Passing(one, passed, walk))
        return [others[one] for one in best(others)], [crossing[one] for one in best(crossing)]

    def walk(self, start: int, passed: int, end: int) -> tuple[int, ...]:
        """The spaces of a walk from its first to its last, if it enters just these before its end.

        Every table that shows where a pawn can go asks for them again and again, so the latest are remembered.
        """
        key = (start, passed, end)
        found = self._walked.get(key)
        if found is None:
            if len(self._walked) >= MOST_WALKED:
                self._walked.clear()
            found = self._walked[key] = next(self.orders(start, passed, end))
        return found

    def orders(self, start: int, passed: int, end: int) -> Iterator[tuple[int, ...]]:
        """Every walk that enters just these spaces before its end."""
        waiting: list[tuple[tuple[int, ...], int]] = [((start,), passed)]
        while waiting:
            walked, left = waiting.pop()
            ways = self.board.ways[walked[-1]]
            if not left and any(way.to == end for way in ways):
                yield (*walked, end)
            waiting += [((*walked, way.to), left ^ 1 << way.to) for way in ways if left >> way.to & 1]


def best(found: Iterable[int]) -> list[int]:
    """Of the sets of noticed spaces those that no other one covers."""
    sets = sorted(found)
    return [one for one in sets if not any(one & more == one != more for more in sets)] if len(sets) > 1 else sets


def span_of(trails: list[int]) -> tuple[int, int]:
    """The spaces that every trail enters, and those that only some enter."""
    every = some = trails[0]
    for passed in trails:
        every &= passed
        some |= passed
    return every, some ^ every


def is_free(trails: list[int], stops: int) -> bool:
    """Does one of the trails enter none of the stops?"""
    for passed in trails:  # noqa: SIM110 - a generator takes three times as long
        if not passed & stops:
            return True
    return False


# For each eight neighbouring numbers, the spaces of every set of them; as far as a board has needed them.
EIGHTS: Final[list[list[tuple[int, ...]]]] = []


def spaces_of(together: int) -> list[int]:
    """The spaces of a set, in order."""
    data = together.to_bytes((together.bit_length() + 7) // 8, "little")
    while len(EIGHTS) < len(data):
        add_eight(8 * len(EIGHTS))
    found: list[int] = []
    for eight, byte in enumerate(data):
        if byte:
            found += EIGHTS[eight][byte]
    return found


def add_eight(first: int) -> None:
    EIGHTS.append([tuple([first + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)])
