"""Where walks of an exact count can end and what they pass, fast enough to be asked at every turn of a game.

A walk enters no space twice. Walls always end it; whoever asks names further spaces that stop it now. What follows from
the board alone is worked out once for each space and count, when it is first asked for. Of two ways to one end where
one enters all the noticed spaces that the other enters, only the first is told: a player is asked about differences
that matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from wandwright.engine.boards.boards import Board, space_set

# So many walks of one board are remembered.
MOST_WALKED: Final = 10_000


class Passing(NamedTuple):
    """The noticed spaces that a walk enters before its end, and all that it enters before it, as sets.

    Where the order of the spaces matters, `walk` has them from the first to the last.
    """

    noticed: int
    passed: int
    walk: tuple[int, ...] = ()


# A trail by its end and the set of spaces entered before it, where it begins included.
Trail = tuple[int, int]
# For each space where steps of one cost lead, each with its set of one.
Onward = list[list[tuple[int, int]]]


class Ends:
    """The trails of one count from one space.

    first     for each end what the first trail to it enters before
    together  every end, as a set
    """

    def __init__(self, trails: list[Trail]) -> None:
        # The first of several trails to an end is the last one written.
        self.first: dict[int, int] = dict(reversed(trails))
        self.together = 0
        for end in self.first:
            self.together |= 1 << end
        self._trails = trails
        self._by_end: dict[int, tuple[int, ...]] = {}

    def trails_to(self, end: int) -> tuple[int, ...]:
        """What each trail to an end enters before; none where no trail leads there."""
        if end not in self.first:
            return ()
        found = self._by_end.get(end)
        if found is None:
            found = self._by_end[end] = tuple([passed for to, passed in self._trails if to == end])
        return found

    def unstopped(self, stops: int) -> int:
        """The ends to which some trail leads that enters none of the stops before."""
        if stops & (stops - 1):
            return space_set({end for end, passed in self._trails if not passed & stops})
        return self.together & ~space_set(self._lost_by(stops))

    def _lost_by(self, stop: int) -> set[int]:
        """The ends to which every trail enters one space before; most ends need one look at one trail."""
        doubtful = {end for end, passed in self.first.items() if passed & stop}
        if not doubtful:
            return doubtful
        return doubtful - {end for end, passed in self._trails if end in doubtful and not passed & stop}


class Fan:
    """Every trail from one space, as far as somebody has asked.

    counted  the trails of each count
    touched  for each count every space that a trail of at most so many steps enters
    nearest  for each space what the first of the shortest trails to it enters before
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self.begun = 1 << start
        self.counted: list[Ends] = []
        self.touched: list[int] = []
        self.nearest: dict[int, int] = {}
        # Of the last counts the trails that may go on.
        self._tips: list[list[Trail]] = []

    def grow(self, first_steps: dict[int, Onward], onward: dict[int, Onward]) -> None:
        """The trails of the next count. Where it begins is not entered again."""
        count, longest = len(self.counted), max(onward, default=0)
        trails: list[Trail] = []
        for cost, steps in onward.items():
            if cost == count:
                trails += extended([(self.start, 0)], first_steps[cost])
            if 0 < cost <= count:
                trails += extended(self._tips[count - cost], steps)
        if 0 in onward:
            add_free_steps(trails, onward[0])
        self._tips.append(trails)
        if count >= longest:
            self._tips[count - longest] = []
        self._keep(Ends(trails))

    def _keep(self, ends: Ends) -> None:
        self.counted.append(ends)
        self.touched.append(ends.together | self.touched[-1] if self.touched else ends.together)
        self.nearest = {**ends.first, **self.nearest}

    def enters(self, space: int, limit: int, stops: int) -> bool:
        """Does a trail of fewer steps lead to a space?"""
        for count in range(limit):  # noqa: SIM110 - a generator takes three times as long
            if is_free(self.counted[count].trails_to(space), stops):
                return True
        return False


def extended(trails: list[Trail], onward: Onward) -> list[Trail]:
    """Each trail with each step onward that enters a new space."""
    return [
        (to, entered)
        for space, passed in trails
        for entered in [passed | 1 << space]
        for to, bit in onward[space]
        if not entered & bit
    ]


def add_free_steps(trails: list[Trail], onward: Onward) -> None:
    """Steps that cost nothing go on from trails of the same count, one after the other."""
    further = [trail for trail in trails if onward[trail[0]]]
    while further:
        further = extended(further, onward)
        trails += further


class Walks:
    """The walks of one board; make it once and keep it."""

    def __init__(self, board: Board, walls: int) -> None:
        self.board = board
        self.walls = walls
        self._fans = [Fan(start) for start in range(len(board.spaces))]
        # The steps of each cost, the dearest first, out of any space, and those that go on from where a walk has come.
        self._steps: dict[int, Onward] = {}
        self._onward: dict[int, Onward] = {}
        self._walked: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for cost in sorted({way.cost for ways in board.ways for way in ways}, reverse=True):
            self._steps[cost] = steps = steps_of(board, cost)
            self._onward[cost] = [[] if walls >> space & 1 else out for space, out in enumerate(steps)]

    def _fan(self, start: int, count: int) -> Fan:
        fan = self._fans[start]
        while len(fan.counted) <= count:
            fan.grow(self._steps, self._onward)
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
            space = lowest.bit_length() - 1
            if not fan.nearest[space] & stops or fan.enters(space, count, stops):
                found |= lowest
        return found

    def ways(self, start: int, end: int, counts: range, stops: int, noticed: int) -> list[Passing]:
        """The ways to an end with one of these counts, by the noticed spaces they pass."""
        fan = self._fan(start, counts.stop - 1)
        near = fan.touched[counts.stop - 1]
        noticed &= near
        stops &= near
        found: dict[int, int] = {}
        for ends in fan.counted[counts.start : counts.stop]:
            if end not in ends.first:
                continue
            for passed in ends.trails_to(end):
                if not passed & stops:
                    found.setdefault(passed & noticed, passed ^ fan.begun)
            if found and not noticed:
                break
        return [Passing(one, found[one]) for one in best(found)]

    def parted(
        self, start: int, end: int, counts: range, stops: int, noticed: int, first: int, second: int
    ) -> tuple[list[Passing], list[Passing]]:
        """The same in two lists: the ways that enter one space and later another, and before these all the others."""
        fan = self._fan(start, counts.stop - 1)
        stops &= ~fan.begun
        others: dict[int, Passing] = {}
        crossing: dict[int, Passing] = {}
        for count in counts:
            for entered in fan.counted[count].trails_to(end):
                if entered & stops:
                    continue
                passed = entered ^ fan.begun
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


def steps_of(board: Board, cost: int) -> Onward:
    """Where the steps of a cost lead to; the last way of a space is tried first."""
    return [[(way.to, 1 << way.to) for way in reversed(ways) if way.cost == cost] for ways in board.ways]


def is_free(trails: tuple[int, ...], stops: int) -> bool:
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
